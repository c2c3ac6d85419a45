<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
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
    <name>clipwright::app::Files</name>
    <message numerus="yes">
        <source>One file is shown at a time: %1 is opened, %n more is not.</source>
        <translation>
            <numerusform>One file is shown at a time: %1 is opened, %n more is not.</numerusform>
            <numerusform>One file is shown at a time: %1 is opened, %n more are not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written: %1 has %n part that the game cannot play.</source>
        <translation>
            <numerusform>Nothing was written: %1 has %n part that the game cannot play.</numerusform>
            <numerusform>Nothing was written: %1 has %n parts that the game cannot play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cooked %1: %2 keys from %3 of the source, %n layer, deviation at most %4 units.</source>
        <translation>
            <numerusform>Cooked %1: %2 keys from %3 of the source, %n layer, deviation at most %4 units.</numerusform>
            <numerusform>Cooked %1: %2 keys from %3 of the source, %n layers, deviation at most %4 units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file are there already and differ from what was cooked.</source>
        <translation>
            <numerusform>%1 and %n more file are there already and differ from what was cooked.</numerusform>
            <numerusform>%1 and %n more files are there already and differ from what was cooked.</numerusform>
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
