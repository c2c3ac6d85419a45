<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>AssetActs</name>
    <message numerus="yes">
        <source>%n file(s) are in the trash.</source>
        <translation>
            <numerusform>%n file is in the trash.</numerusform>
            <numerusform>%n files are in the trash.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GapBadges</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::ExportDialog</name>
    <message numerus="yes">
        <source>%Ln frame(s), %1 s, about %2</source>
        <translation>
            <numerusform>%Ln frame, %1 s, about %2</numerusform>
            <numerusform>%Ln frames, %1 s, about %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::Exports</name>
    <message numerus="yes">
        <source>Exported %1, %n file.</source>
        <translation>
            <numerusform>Exported %1, %n file.</numerusform>
            <numerusform>Exported %1, %n files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::CloseDialog</name>
    <message numerus="yes">
        <source>%n document has changes that are not saved. What is not ticked loses them.</source>
        <translation>
            <numerusform>%n document has changes that are not saved. What is not ticked loses them.</numerusform>
            <numerusform>%n documents have changes that are not saved. What is not ticked loses them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n and close</source>
        <translation>
            <numerusform>Save %n and close</numerusform>
            <numerusform>Save %n and close</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::Cooks</name>
    <message numerus="yes">
        <source>Nothing was written: %1 has %n part that the game cannot play.</source>
        <translation>
            <numerusform>Nothing was written: %1 has %n part that the game cannot play.</numerusform>
            <numerusform>Nothing was written: %1 has %n parts that the game cannot play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file are there already and differ from what was cooked.</source>
        <translation>
            <numerusform>%1 and %n more file are there already and differ from what was cooked.</numerusform>
            <numerusform>%1 and %n more files are there already and differ from what was cooked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cooked %1: %2 keys from %3 of the source, %n layer, deviation at most %4 units.</source>
        <translation>
            <numerusform>Cooked %1: %2 keys from %3 of the source, %n layer, deviation at most %4 units.</numerusform>
            <numerusform>Cooked %1: %2 keys from %3 of the source, %n layers, deviation at most %4 units.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::JournalKeeper</name>
    <message numerus="yes">
        <source>%n change to %1 from %2 was not saved, and the file is another by now.</source>
        <translation>
            <numerusform>%n change to %1 from %2 was not saved, and the file is another by now.</numerusform>
            <numerusform>%n changes to %1 from %2 were not saved, and the file is another by now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recovered %n change to %1 from %2. It is not saved yet.</source>
        <translation>
            <numerusform>Recovered %n change to %1 from %2. It is not saved yet.</numerusform>
            <numerusform>Recovered %n changes to %1 from %2. They are not saved yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recovered %n change to %1</source>
        <translation>
            <numerusform>Recovered %n change to %1</numerusform>
            <numerusform>Recovered %n changes to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::MainWindow</name>
    <message numerus="yes">
        <source>%n problem</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::Saves</name>
    <message numerus="yes">
        <source>%1 is the source of %2 from now on; %n thing is otherwise: %3</source>
        <translation>
            <numerusform>%1 is the source of %2 from now on; %n thing is otherwise: %3</numerusform>
            <numerusform>%1 is the source of %2 from now on; %n things are otherwise: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::views::ProblemModel</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
</TS>
