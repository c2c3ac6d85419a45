<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write what is shown as a film, pictures or a sprite sheet</source>
        <translation>Das Gezeigte als Film, Bilder oder Sprite-Sheet schreiben</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a Lottie, .oanim or .oshape file</source>
        <translation>Eine Lottie-, .oanim- oder .oshape-Datei öffnen</translation>
    </message>
    <message>
        <source>Open a small Lottie source to try things with</source>
        <translation>Eine kleine Lottie-Quelle zum Ausprobieren öffnen</translation>
    </message>
    <message>
        <source>&amp;Cook</source>
        <translation>&amp;Aufbereiten</translation>
    </message>
    <message>
        <source>Cook the source: write the .oanim or .oshape that the game plays beside it</source>
        <translation>Die Quelle aufbereiten: daneben die .oanim- oder .oshape-Datei schreiben, die das Spiel abspielt</translation>
    </message>
    <message>
        <source>Copy &amp;problems</source>
        <translation>&amp;Probleme kopieren</translation>
    </message>
    <message>
        <source>Copy the picked problems, or all, as text</source>
        <translation>Die gewählten Probleme oder alle als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Close the window and quit</source>
        <translation>Das Fenster schließen und beenden</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>Play the clip</source>
        <translation>Den Clip abspielen</translation>
    </message>
    <message>
        <source>Play from the &amp;start</source>
        <translation>Vom &amp;Anfang abspielen</translation>
    </message>
    <message>
        <source>Play the clip from its start</source>
        <translation>Den Clip von seinem Anfang abspielen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>&amp;Erstes Bild</translation>
    </message>
    <message>
        <source>Go to the first frame of the clip</source>
        <translation>Zum ersten Bild des Clips</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Bild &amp;zurück</translation>
    </message>
    <message>
        <source>Go one frame back</source>
        <translation>Ein Bild zurück</translation>
    </message>
    <message>
        <source>Step o&amp;n</source>
        <translation>Bild &amp;weiter</translation>
    </message>
    <message>
        <source>Go one frame on</source>
        <translation>Ein Bild weiter</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>&amp;Letztes Bild</translation>
    </message>
    <message>
        <source>Go to the last frame of the clip</source>
        <translation>Zum letzten Bild des Clips</translation>
    </message>
    <message>
        <source>Ten frames bac&amp;k</source>
        <translation>Zehn Bilder zu&amp;rück</translation>
    </message>
    <message>
        <source>Go ten frames back</source>
        <translation>Zehn Bilder zurück</translation>
    </message>
    <message>
        <source>Ten fra&amp;mes on</source>
        <translation>Zehn Bilder we&amp;iter</translation>
    </message>
    <message>
        <source>Go ten frames on</source>
        <translation>Zehn Bilder weiter</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>&amp;Schleife</translation>
    </message>
    <message>
        <source>Start the clip again at its end, whatever it says itself</source>
        <translation>Den Clip an seinem Ende von vorn beginnen, was auch immer er selbst vorsieht</translation>
    </message>
    <message>
        <source>&amp;Frame all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>Das ganze Bild zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom in about the middle</source>
        <translation>Um die Mitte vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom out about the middle</source>
        <translation>Um die Mitte verkleinern</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>Show one pixel of the source as one pixel</source>
        <translation>Ein Pixel der Quelle als ein Pixel zeigen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Fill the screen with the window</source>
        <translation>Den Bildschirm mit dem Fenster füllen</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Hell oder dunkel wie die Arbeitsfläche</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Immer dunkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Immer hell</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause where the playhead is</source>
        <translation>Beim Abspielkopf innehalten</translation>
    </message>
    <message>
        <source>C&amp;lear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Forget the files that were opened; the files stay</source>
        <translation>Die geöffneten Dateien vergessen; die Dateien bleiben</translation>
    </message>
    <message>
        <source>Stop, and return to where playing began; while a file is opened, cancel that</source>
        <translation>Anhalten und dorthin zurück, wo das Abspielen begann; während eine Datei geöffnet wird, das abbrechen</translation>
    </message>
    <message>
        <source>Fast&amp;er</source>
        <translation>S&amp;chneller</translation>
    </message>
    <message>
        <source>Play at the next higher speed</source>
        <translation>Mit der nächsthöheren Geschwindigkeit abspielen</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Lan&amp;gsamer</translation>
    </message>
    <message>
        <source>Play at the next lower speed</source>
        <translation>Mit der nächstniedrigeren Geschwindigkeit abspielen</translation>
    </message>
    <message>
        <source>No&amp;rmal speed</source>
        <translation>&amp;Normale Geschwindigkeit</translation>
    </message>
    <message>
        <source>Play as fast as the game does</source>
        <translation>So schnell abspielen wie das Spiel</translation>
    </message>
    <message>
        <source>&amp;Crossfade</source>
        <translation>Überblen&amp;den</translation>
    </message>
    <message>
        <source>Fade over to the second clip, as the game does; again fades back</source>
        <translation>Auf den zweiten Clip überblenden wie das Spiel; noch einmal blendet zurück</translation>
    </message>
    <message>
        <source>&amp;Signs of what is refused</source>
        <translation>&amp;Zeichen für Abgelehntes</translation>
    </message>
    <message>
        <source>Mark the layers of which the cook refuses something</source>
        <translation>Die Ebenen kennzeichnen, von denen das Aufbereiten etwas ablehnt</translation>
    </message>
    <message>
        <source>&amp;Checkerboard</source>
        <translation>&amp;Schachbrett</translation>
    </message>
    <message>
        <source>Show where the picture is transparent</source>
        <translation>Zeigen, wo das Bild durchsichtig ist</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>White behind the picture</source>
        <translation>Weiß hinter dem Bild</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>S&amp;chwarz</translation>
    </message>
    <message>
        <source>Black behind the picture</source>
        <translation>Schwarz hinter dem Bild</translation>
    </message>
    <message>
        <source>&amp;Grey</source>
        <translation>&amp;Grau</translation>
    </message>
    <message>
        <source>Middle grey behind the picture</source>
        <translation>Mittleres Grau hinter dem Bild</translation>
    </message>
    <message>
        <source>&amp;Plain</source>
        <translation>Sch&amp;licht</translation>
    </message>
    <message>
        <source>The colour of the window behind the picture</source>
        <translation>Die Farbe des Fensters hinter dem Bild</translation>
    </message>
    <message>
        <source>C&amp;olour…</source>
        <translation>&amp;Farbe …</translation>
    </message>
    <message>
        <source>Choose a colour to stand behind the picture</source>
        <translation>Eine Farbe hinter dem Bild wählen</translation>
    </message>
    <message>
        <source>&amp;Game look</source>
        <translation>&amp;Spieloptik</translation>
    </message>
    <message>
        <source>Show the triangles with soft rims that the game draws, not the exact picture</source>
        <translation>Die Dreiecke mit weichem Rand zeigen, die das Spiel zeichnet, statt des genauen Bildes</translation>
    </message>
    <message>
        <source>Choose one of the animations of a package</source>
        <translation>Eine der Animationen eines Pakets wählen</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>List what keys and mouse do</source>
        <translation>Auflisten, was Tasten und Maus tun</translation>
    </message>
    <message>
        <source>&amp;About Clipwright</source>
        <translation>&amp;Über Clipwright</translation>
    </message>
    <message>
        <source>Which version this is, and whose</source>
        <translation>Welche Version das ist, und von wem</translation>
    </message>
    <message>
        <source>New &amp;Lottie…</source>
        <translation>Neue &amp;Lottie …</translation>
    </message>
    <message>
        <source>Begin a new Lottie source</source>
        <translation>Eine neue Lottie-Quelle beginnen</translation>
    </message>
    <message>
        <source>New .&amp;oanim…</source>
        <translation>Neue .&amp;oanim …</translation>
    </message>
    <message>
        <source>Begin a new .oanim without a source</source>
        <translation>Eine neue .oanim ohne Quelle beginnen</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the document into its file, and cook what was cooked from it again</source>
        <translation>Das Dokument in seine Datei speichern und neu aufbereiten, was daraus aufbereitet wurde</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the document under another name and go on with that</source>
        <translation>Das Dokument unter einem anderen Namen speichern und damit weiterarbeiten</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>A&amp;lles speichern</translation>
    </message>
    <message>
        <source>Save all documents with changes</source>
        <translation>Alle geänderten Dokumente speichern</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Take back all that is not saved, by one step that can be undone</source>
        <translation>Alles Ungespeicherte zurücknehmen, in einem Schritt, der widerrufen werden kann</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>Neu la&amp;den</translation>
    </message>
    <message>
        <source>Read the file again, as it is now; clip, frame and view stay, and what was edited is one step back</source>
        <translation>Die Datei neu lesen, wie sie jetzt ist; Clip, Bild und Ansicht bleiben, und was bearbeitet wurde, liegt einen Schritt zurück</translation>
    </message>
    <message>
        <source>&amp;Keep as source</source>
        <translation>Als &amp;Quelle behalten</translation>
    </message>
    <message>
        <source>Make a Lottie source of a cooked file that has none, and open it in its place</source>
        <translation>Aus einer aufbereiteten Datei ohne Quelle eine Lottie-Quelle machen und sie an ihrer Stelle öffnen</translation>
    </message>
    <message>
        <source>Open the cooked &amp;file itself</source>
        <translation>Aufberei&amp;tete Datei selbst öffnen</translation>
    </message>
    <message>
        <source>Open the file that was cooked, apart from its source</source>
        <translation>Die aufbereitete Datei öffnen, unabhängig von ihrer Quelle</translation>
    </message>
    <message>
        <source>An&amp;imation…</source>
        <translation>An&amp;imation …</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>Das Dokument schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Wieder tun, was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Copy what is picked, and delete it</source>
        <translation>Das Gewählte kopieren und löschen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy what is picked, as text that other documents and programs read</source>
        <translation>Das Gewählte kopieren, als Text, den andere Dokumente und Programme lesen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Put in what was copied</source>
        <translation>Das Kopierte einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Put in a copy of what is picked, behind it</source>
        <translation>Eine Kopie des Gewählten dahinter einfügen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete what is picked</source>
        <translation>Das Gewählte löschen</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>Be&amp;fehl finden …</translation>
    </message>
    <message>
        <source>Find what the window can do by words</source>
        <translation>Mit Wörtern finden, was das Fenster kann</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ein&amp;stellungen …</translation>
    </message>
    <message>
        <source>Theme, motion, new files, and where things are kept</source>
        <translation>Farben, Bewegung, neue Dateien und wo Dinge aufbewahrt werden</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Nächstes Dokument</translation>
    </message>
    <message>
        <source>Look at the next of the open documents</source>
        <translation>Das nächste der offenen Dokumente ansehen</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>Vo&amp;riges Dokument</translation>
    </message>
    <message>
        <source>Look at the one before</source>
        <translation>Das vorige ansehen</translation>
    </message>
    <message>
        <source>&amp;Save layout…</source>
        <translation>Anordnung &amp;speichern …</translation>
    </message>
    <message>
        <source>Keep the places of the panels under a name</source>
        <translation>Die Plätze der Felder unter einem Namen behalten</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put the panels where the chosen layout has them</source>
        <translation>Die Felder dorthin stellen, wo die gewählte Anordnung sie hat</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist geöffnet</translation>
    </message>
    <message>
        <source>Nothing is changed</source>
        <translation>Nichts ist geändert</translation>
    </message>
    <message>
        <source>What is open is no cooked file</source>
        <translation>Das Geöffnete ist keine aufbereitete Datei</translation>
    </message>
    <message>
        <source>No cooked file was asked for</source>
        <translation>Es wurde keine aufbereitete Datei verlangt</translation>
    </message>
    <message>
        <source>What is open is no source</source>
        <translation>Das Geöffnete ist keine Quelle</translation>
    </message>
    <message>
        <source>The file holds one animation</source>
        <translation>Die Datei enthält eine Animation</translation>
    </message>
    <message>
        <source>No files are remembered</source>
        <translation>Keine Dateien sind gemerkt</translation>
    </message>
    <message>
        <source>There are no problems</source>
        <translation>Es gibt keine Probleme</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>Nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>Nichts wurde zurückgenommen</translation>
    </message>
    <message>
        <source>Nothing is picked</source>
        <translation>Nichts ist gewählt</translation>
    </message>
    <message>
        <source>Nothing was copied</source>
        <translation>Nichts wurde kopiert</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nichts bewegt sich</translation>
    </message>
    <message>
        <source>No second clip is chosen</source>
        <translation>Kein zweiter Clip ist gewählt</translation>
    </message>
    <message>
        <source>Nothing is shown</source>
        <translation>Nichts wird gezeigt</translation>
    </message>
    <message>
        <source>One document is open</source>
        <translation>Ein Dokument ist geöffnet</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Opens FILE in the animation editor.</source>
        <translation>Öffnet FILE im Animationseditor.</translation>
    </message>
    <message>
        <source>A Lottie, .oanim or .oshape file.</source>
        <translation>Eine Lottie-, .oanim- oder .oshape-Datei.</translation>
    </message>
    <message>
        <source>Saves a picture of the window and quits.</source>
        <translation>Speichert ein Bild des Fensters und beendet.</translation>
    </message>
    <message>
        <source>The window&apos;s size.</source>
        <translation>Die Größe des Fensters.</translation>
    </message>
    <message>
        <source>system, dark or light.</source>
        <translation>system, dark oder light.</translation>
    </message>
    <message>
        <source>Parks the playhead on a frame.</source>
        <translation>Stellt den Abspielkopf auf ein Bild.</translation>
    </message>
    <message>
        <source>Plays at once.</source>
        <translation>Spielt sofort ab.</translation>
    </message>
    <message>
        <source>Prints this.</source>
        <translation>Gibt diesen Text aus.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Gibt die Version aus.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Set interpolation in cubics</source>
        <translation>Interpolation in kubischen Kurven setzen</translation>
    </message>
    <message>
        <source>Add channel</source>
        <translation>Kanal hinzufügen</translation>
    </message>
    <message>
        <source>Remove channels</source>
        <translation>Kanäle entfernen</translation>
    </message>
    <message>
        <source>Move channel in the list</source>
        <translation>Kanal in der Liste verschieben</translation>
    </message>
    <message>
        <source>Change what a channel moves</source>
        <translation>Ziel eines Kanals ändern</translation>
    </message>
    <message>
        <source>Copy channel to another target</source>
        <translation>Kanal für ein anderes Ziel kopieren</translation>
    </message>
    <message>
        <source>Set root motion</source>
        <translation>Wurzelbewegung setzen</translation>
    </message>
    <message>
        <source>Add entity</source>
        <translation>Objekt hinzufügen</translation>
    </message>
    <message>
        <source>Add component</source>
        <translation>Komponente hinzufügen</translation>
    </message>
    <message>
        <source>Remove component</source>
        <translation>Komponente entfernen</translation>
    </message>
    <message>
        <source>Declare property</source>
        <translation>Eigenschaft deklarieren</translation>
    </message>
    <message>
        <source>Remove property</source>
        <translation>Eigenschaft entfernen</translation>
    </message>
    <message>
        <source>Set clips</source>
        <translation>Clips setzen</translation>
    </message>
    <message>
        <source>Reset instance</source>
        <translation>Instanz zurücksetzen</translation>
    </message>
    <message>
        <source>Add composition</source>
        <translation>Komposition hinzufügen</translation>
    </message>
    <message>
        <source>Add item</source>
        <translation>Element hinzufügen</translation>
    </message>
    <message>
        <source>Add keys</source>
        <translation>Keys hinzufügen</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>Ebene hinzufügen</translation>
    </message>
    <message>
        <source>Add mark</source>
        <translation>Marke hinzufügen</translation>
    </message>
    <message>
        <source>Add clip</source>
        <translation>Clip hinzufügen</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>Spur hinzufügen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Delete keys</source>
        <translation>Keys löschen</translation>
    </message>
    <message>
        <source>Duplicate composition</source>
        <translation>Komposition duplizieren</translation>
    </message>
    <message>
        <source>Duplicate keys</source>
        <translation>Keys duplizieren</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Insert key</source>
        <translation>Key einfügen</translation>
    </message>
    <message>
        <source>Join components</source>
        <translation>Komponenten verbinden</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>Keys verschieben</translation>
    </message>
    <message>
        <source>Move in its list</source>
        <translation>In der Liste verschieben</translation>
    </message>
    <message>
        <source>Move clip in the list</source>
        <translation>Clip in der Liste verschieben</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Flicken</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Ungespeichertes wiederherstellen</translation>
    </message>
    <message>
        <source>Cook %1 again</source>
        <translation>%1 neu aufbereiten</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>%1 neu lesen</translation>
    </message>
    <message>
        <source>Remove composition</source>
        <translation>Komposition entfernen</translation>
    </message>
    <message>
        <source>Remove mark</source>
        <translation>Marke entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove clip</source>
        <translation>Clip entfernen</translation>
    </message>
    <message>
        <source>Remove track</source>
        <translation>Spur entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Set parent</source>
        <translation>Eltern setzen</translation>
    </message>
    <message>
        <source>Separate components</source>
        <translation>Komponenten trennen</translation>
    </message>
    <message>
        <source>Set value</source>
        <translation>Wert setzen</translation>
    </message>
    <message>
        <source>Set interpolation</source>
        <translation>Interpolation setzen</translation>
    </message>
    <message>
        <source>Change mark</source>
        <translation>Marke ändern</translation>
    </message>
    <message>
        <source>Change clip</source>
        <translation>Clip ändern</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppierung aufheben</translation>
    </message>
</context>
<context>
    <name>Fate</name>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>approximated</source>
        <translation>angenähert</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Vector animation</source>
        <translation>Vektoranimation</translation>
    </message>
    <message>
        <source>Vector shape</source>
        <translation>Vektorform</translation>
    </message>
    <message>
        <source>Lottie animation</source>
        <translation>Lottie-Animation</translation>
    </message>
    <message>
        <source>Animation clip</source>
        <translation>Animationsclip</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Bühne</translation>
    </message>
    <message>
        <source>Easing curve</source>
        <translation>Beschleunigungskurve</translation>
    </message>
</context>
<context>
    <name>GapBadges</name>
    <message>
        <source>Layer “%1”</source>
        <translation>Ebene „%1“</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>Zoom about the pointer</source>
        <translation>Um den Zeiger herum zoomen</translation>
    </message>
    <message>
        <source>Wheel over the picture</source>
        <translation>Mausrad über dem Bild</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Das Bild verschieben</translation>
    </message>
    <message>
        <source>Drag with the middle button, or with Space or Shift held</source>
        <translation>Ziehen mit der mittleren Taste, oder mit Leer- oder Umschalttaste</translation>
    </message>
    <message>
        <source>Find what is refused of a layer</source>
        <translation>Finden, was an einer Ebene abgelehnt wird</translation>
    </message>
    <message>
        <source>Click on its sign in the picture</source>
        <translation>Auf ihr Zeichen im Bild klicken</translation>
    </message>
    <message>
        <source>Frame the layer of a problem</source>
        <translation>Die Ebene eines Problems zeigen</translation>
    </message>
    <message>
        <source>Click on it in the list, or Enter</source>
        <translation>In der Liste darauf klicken, oder Eingabetaste</translation>
    </message>
    <message>
        <source>Scrub</source>
        <translation>Durch die Zeit gehen</translation>
    </message>
    <message>
        <source>Drag in the ruler</source>
        <translation>Im Lineal ziehen</translation>
    </message>
    <message>
        <source>Stop between two frames</source>
        <translation>Zwischen zwei Bildern halten</translation>
    </message>
    <message>
        <source>Hold Alt while dragging in the ruler</source>
        <translation>Beim Ziehen im Lineal Alt halten</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Eine Datei öffnen</translation>
    </message>
    <message>
        <source>Drop it anywhere on the window</source>
        <translation>Sie irgendwo auf das Fenster fallen lassen</translation>
    </message>
</context>
<context>
    <name>Issues</name>
    <message>
        <source>The layer&apos;s time is stretched; it is shown at its normal speed.</source>
        <translation>Die Zeit der Ebene ist gestreckt; sie läuft hier in normaler Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Set Time Stretch to %1 % and stretch the keys instead: select them, hold Alt and drag the last one.</source>
        <translation>Die Zeitdehnung auf %1 % stellen und stattdessen die Keys dehnen: auswählen, Alt halten und den letzten ziehen.</translation>
    </message>
    <message>
        <source>The layer&apos;s time is remapped; it is shown at its normal speed.</source>
        <translation>Die Zeit der Ebene ist umgelegt; sie läuft hier in normaler Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Switch Time Remapping off and move the keys inside the composition instead.</source>
        <translation>Die Zeitverzerrung ausschalten und stattdessen die Keys in der Komposition verschieben.</translation>
    </message>
    <message>
        <source>The layer is three-dimensional; it is shown flat, turned about the z axis only.</source>
        <translation>Die Ebene ist dreidimensional; sie wird flach gezeigt, nur um die z-Achse gedreht.</translation>
    </message>
    <message>
        <source>Switch off the layer&apos;s %1D switch.</source>
        <translation>Den %1D-Schalter der Ebene ausschalten.</translation>
    </message>
    <message>
        <source>The layer is cut out by a track matte; it is shown whole.</source>
        <translation>Die Ebene wird von einer Spurmaske ausgeschnitten; sie wird ganz gezeigt.</translation>
    </message>
    <message>
        <source>Draw the cut-out shape itself, or use one mask without dents in place of the matte.</source>
        <translation>Die ausgeschnittene Form selbst zeichnen oder statt der Maskierung durch eine Ebene eine Maske ohne Dellen verwenden.</translation>
    </message>
    <message>
        <source>The layer has layer styles; they are not shown.</source>
        <translation>Die Ebene hat Ebenenstile; sie werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Remove the layer styles, or draw their result as shapes.</source>
        <translation>Die Ebenenstile entfernen oder ihr Ergebnis als Formen zeichnen.</translation>
    </message>
    <message>
        <source>Remove the effects, or draw their result as shapes.</source>
        <translation>Die Effekte entfernen oder ihr Ergebnis als Formen zeichnen.</translation>
    </message>
    <message>
        <source>The layer turns along its path by itself; it is shown without that.</source>
        <translation>Die Ebene dreht sich von selbst entlang ihres Pfades; sie wird ohne das gezeigt.</translation>
    </message>
    <message>
        <source>Switch Auto-Orient off (Layer &gt; Transform) and give the rotation keys.</source>
        <translation>Die automatische Ausrichtung ausschalten (Ebene &gt; Transformieren) und der Drehung Keys geben.</translation>
    </message>
    <message>
        <source>A transform is skewed; it is shown without the skew.</source>
        <translation>Eine Transformation ist geschert; sie wird ohne die Scherung gezeigt.</translation>
    </message>
    <message>
        <source>Set the skew to %1 and move the path&apos;s points instead.</source>
        <translation>Die Scherung auf %1 stellen und stattdessen die Punkte des Pfades verschieben.</translation>
    </message>
    <message>
        <source>A property is driven by an expression; its own value or keys are shown.</source>
        <translation>Eine Eigenschaft wird von einer Expression gesteuert; gezeigt werden ihr eigener Wert oder ihre Keys.</translation>
    </message>
    <message>
        <source>Convert the expression to keyframes (Animation &gt; Keyframe Assistant &gt; Convert Expression to Keyframes), or delete it.</source>
        <translation>Die Expression in Keys umwandeln (Animation &gt; Keyframe-Assistent &gt; Expression in Keyframes konvertieren) oder löschen.</translation>
    </message>
    <message>
        <source>A property follows the layer &apos;%1&apos;, which is not there; its own value or keys are shown.</source>
        <translation>Eine Eigenschaft folgt der Ebene „%1“, die es nicht gibt; gezeigt werden ihr eigener Wert oder ihre Keys.</translation>
    </message>
    <message>
        <source>Correct the name in the expression, or delete the expression.</source>
        <translation>Den Namen in der Expression berichtigen oder die Expression löschen.</translation>
    </message>
    <message>
        <source>A blend mode is shown as normal.</source>
        <translation>Eine Füllmethode wird als normal gezeigt.</translation>
    </message>
    <message>
        <source>Set the blend mode to normal.</source>
        <translation>Die Füllmethode auf normal stellen.</translation>
    </message>
    <message>
        <source>The composition &apos;%1&apos; that the layer shows is not in the file; nothing is drawn.</source>
        <translation>Die Komposition „%1“, die die Ebene zeigt, ist nicht in der Datei; nichts wird gezeichnet.</translation>
    </message>
    <message>
        <source>Export again with the composition included, or delete the layer.</source>
        <translation>Noch einmal mit der Komposition exportieren oder die Ebene löschen.</translation>
    </message>
    <message>
        <source>The image &apos;%1&apos; that the layer shows is not in the file; nothing is drawn.</source>
        <translation>Das Bild „%1“, das die Ebene zeigt, ist nicht in der Datei; es wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Export again with the image included, or delete the layer.</source>
        <translation>Noch einmal mit dem Bild exportieren oder die Ebene löschen.</translation>
    </message>
    <message>
        <source>The layer has several masks; it is shown whole.</source>
        <translation>Die Ebene hat mehrere Masken; sie wird ganz gezeigt.</translation>
    </message>
    <message>
        <source>The layer has a mask that does not just add (subtract, intersect, inverted …); it is shown whole.</source>
        <translation>Die Ebene hat eine Maske, die nicht nur hinzufügt (abziehen, schneiden, umgekehrt …); sie wird ganz gezeigt.</translation>
    </message>
    <message>
        <source>Use one mask in mode Add, not inverted, or draw the cut-out shape itself.</source>
        <translation>Eine einzige Maske im Modus Hinzufügen verwenden, nicht umgekehrt, oder die ausgeschnittene Form selbst zeichnen.</translation>
    </message>
    <message>
        <source>Use one mask without dents in mode Add, or draw the cut-out shape itself.</source>
        <translation>Eine Maske ohne Dellen im Modus Addieren verwenden oder die ausgeschnittene Form selbst zeichnen.</translation>
    </message>
    <message>
        <source>The layer&apos;s mask is expanded; the layer is shown whole.</source>
        <translation>Die Maske der Ebene ist erweitert; die Ebene wird ganz gezeigt.</translation>
    </message>
    <message>
        <source>Set the mask expansion to %1 and move the mask&apos;s points.</source>
        <translation>Die Maskenausdehnung auf %1 stellen und die Punkte der Maske verschieben.</translation>
    </message>
    <message>
        <source>A shape item of the unknown kind &apos;%1&apos; is left out.</source>
        <translation>Ein Formelement der unbekannten Art „%1“ wird weggelassen.</translation>
    </message>
    <message>
        <source>Delete the item, or replace it by paths, fills and strokes.</source>
        <translation>Das Element löschen oder durch Pfade, Flächen und Konturen ersetzen.</translation>
    </message>
    <message>
        <source>A repeater is left out; only the original is shown.</source>
        <translation>Ein Repeater wird weggelassen; nur das Original wird gezeigt.</translation>
    </message>
    <message>
        <source>Copy the shapes by hand.</source>
        <translation>Die Formen von Hand kopieren.</translation>
    </message>
    <message>
        <source>Zig-zag is left out; the plain path is shown.</source>
        <translation>Zickzack wird weggelassen; der einfache Pfad wird gezeigt.</translation>
    </message>
    <message>
        <source>Offset path is left out; the plain path is shown.</source>
        <translation>Pfad versetzen wird weggelassen; der einfache Pfad wird gezeigt.</translation>
    </message>
    <message>
        <source>Twist is left out; the plain path is shown.</source>
        <translation>Wirbel wird weggelassen; der einfache Pfad wird gezeigt.</translation>
    </message>
    <message>
        <source>Convert the shape to a Bézier path.</source>
        <translation>Die Form in einen Bézierpfad umwandeln.</translation>
    </message>
    <message>
        <source>Merge paths cuts paths out of each other; they are shown unmerged.</source>
        <translation>Pfade zusammenfügen schneidet Pfade auseinander aus; sie werden unverändert gezeigt.</translation>
    </message>
    <message>
        <source>Unite or cut the paths in the drawing program, or set the mode to Merge.</source>
        <translation>Die Pfade im Zeichenprogramm vereinigen oder schneiden, oder den Modus auf Zusammenfügen stellen.</translation>
    </message>
    <message>
        <source>Trim paths cuts all paths as one line; each is cut alone.</source>
        <translation>Pfade trimmen beschneidet alle Pfade als eine Linie; jeder wird für sich beschnitten.</translation>
    </message>
    <message>
        <source>Set Trim Multiple Shapes to Simultaneously.</source>
        <translation>Mehrere Formen trimmen auf Gleichzeitig stellen.</translation>
    </message>
    <message>
        <source>Overlapping contours of a translucent fill become regions of their own and darken where they overlap.</source>
        <translation>Überlappende Konturen einer durchscheinenden Fläche werden eigene Flächen und sind dunkler, wo sie überlappen.</translation>
    </message>
    <message>
        <source>Merge the paths into one outline.</source>
        <translation>Die Pfade zu einem Umriss zusammenfügen.</translation>
    </message>
    <message>
        <source>No layer paints anything that can be cooked.</source>
        <translation>Keine Ebene malt etwas, das aufbereitet werden kann.</translation>
    </message>
    <message>
        <source>The keys of a path differ in their number of points, so there is nothing between them to show.</source>
        <translation>Die Keys eines Pfades haben verschieden viele Punkte, also gibt es dazwischen nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Give every key of the path the same points, or make it two paths.</source>
        <translation>Jedem Key des Pfades dieselben Punkte geben oder zwei Pfade daraus machen.</translation>
    </message>
    <message>
        <source>Choose another parent, or none.</source>
        <translation>Eine andere übergeordnete Ebene wählen oder keine.</translation>
    </message>
    <message>
        <source>The keys of a mask differ in their number of points; the layer is shown whole.</source>
        <translation>Die Keys einer Maske haben verschieden viele Punkte; die Ebene wird ganz gezeigt.</translation>
    </message>
    <message>
        <source>Give every key of the mask the same points.</source>
        <translation>Jedem Key der Maske dieselben Punkte geben.</translation>
    </message>
    <message>
        <source>A mask has no area; the layer is shown whole.</source>
        <translation>Eine Maske hat keine Fläche; die Ebene wird ganz gezeigt.</translation>
    </message>
    <message>
        <source>Delete the mask, or draw it again.</source>
        <translation>Die Maske löschen oder neu zeichnen.</translation>
    </message>
    <message>
        <source>A mask has a dent; only masks without one can be cooked, and the layer is shown whole.</source>
        <translation>Eine Maske hat eine Delle; nur Masken ohne Dellen lassen sich aufbereiten, und die Ebene wird ganz gezeigt.</translation>
    </message>
    <message>
        <source>Draw the mask without dents, or draw the cut-out shape itself.</source>
        <translation>Die Maske ohne Dellen zeichnen oder die ausgeschnittene Form selbst zeichnen.</translation>
    </message>
    <message>
        <source>A mask has a dent between two of its keys; there its outer outline cuts.</source>
        <translation>Eine Maske hat zwischen zwei Keys eine Delle; dort schneidet ihr äußerer Umriss.</translation>
    </message>
    <message>
        <source>Add a key where the mask turns over.</source>
        <translation>Einen Key setzen, wo die Maske umschlägt.</translation>
    </message>
    <message>
        <source>The out frame must be after the in frame.</source>
        <translation>Das Endbild muss nach dem Anfangsbild kommen.</translation>
    </message>
    <message>
        <source>The frame rate must be greater than %1.</source>
        <translation>Die Bildrate muss größer als %1 sein.</translation>
    </message>
    <message>
        <source>The width and the height must be greater than %1.</source>
        <translation>Breite und Höhe müssen größer als %1 sein.</translation>
    </message>
    <message>
        <source>A moving fill folds over itself. A game that cuts it into triangles once, at its first key, paints beside it, most at frame %1.</source>
        <translation>Eine bewegte Füllung faltet sich über sich selbst. Ein Spiel, das sie nur einmal, an ihrem ersten Key, in Dreiecke zerlegt, malt daneben, am meisten bei Bild %1.</translation>
    </message>
    <message>
        <source>Parts that fade together overlap. A game fades each part for itself: while they fade, what lies below shows through the part above.</source>
        <translation>Teile, die gemeinsam ein- oder ausgeblendet werden, überlappen sich. Ein Spiel blendet jeden Teil für sich: Währenddessen scheint durch den oberen Teil, was darunter liegt.</translation>
    </message>
    <message>
        <source>Unite the parts, hide what is covered, or let them appear at once instead of fading.</source>
        <translation>Die Teile vereinen, Verdecktes ausblenden oder sie auf einmal erscheinen lassen.</translation>
    </message>
    <message>
        <source>Lines of one see-through stroke cross or touch; they are darker where they do.</source>
        <translation>Linien einer durchscheinenden Kontur kreuzen oder berühren sich; dort sind sie dunkler.</translation>
    </message>
    <message>
        <source>Make the stroke opaque, or keep its lines apart.</source>
        <translation>Die Kontur deckend machen oder ihre Linien auseinanderhalten.</translation>
    </message>
    <message>
        <source>A stroke is stretched one way more than the other. A game has one width a stroke: it is shown with the width between.</source>
        <translation>Eine Kontur ist in einer Richtung mehr gestreckt als in der anderen. Ein Spiel kennt nur eine Breite je Kontur: Sie wird mit der Breite dazwischen gezeigt.</translation>
    </message>
    <message>
        <source>Scale both ways alike, or scale the path&apos;s points instead.</source>
        <translation>In beiden Richtungen gleich skalieren oder stattdessen die Punkte des Pfads skalieren.</translation>
    </message>
    <message>
        <source>A radial gradient is stretched one way more than the other. A game&apos;s gradients are round: it is shown as a circle of the same area.</source>
        <translation>Ein radialer Verlauf ist in einer Richtung mehr gestreckt als in der anderen. Die Verläufe eines Spiels sind rund: Er wird als Kreis gleicher Fläche gezeigt.</translation>
    </message>
    <message>
        <source>Scale both ways alike, or use a linear gradient.</source>
        <translation>In beiden Richtungen gleich skalieren oder einen linearen Verlauf verwenden.</translation>
    </message>
    <message>
        <source>Round corners, or pucker and bloat, stands below a trim path; it changes the whole path, and the trim cuts the result.</source>
        <translation>„Ecken abrunden“ oder „Zusammenziehen und aufblasen“ steht unter „Pfade trimmen“; es ändert den ganzen Pfad, und getrimmt wird das Ergebnis.</translation>
    </message>
    <message>
        <source>Move the trim path below it.</source>
        <translation>„Pfade trimmen“ darunter schieben.</translation>
    </message>
    <message>
        <source>A point that is a corner at some keys and smooth at others is not rounded.</source>
        <translation>Ein Punkt, der an manchen Keys eine Ecke ist und an anderen glatt, wird nicht abgerundet.</translation>
    </message>
    <message>
        <source>Something of the layer is so large or so far away that no game could read its numbers; it is held at the largest that one can.</source>
        <translation>Etwas an der Ebene ist so groß oder so weit weg, dass kein Spiel seine Zahlen lesen könnte; es wird bei der größten festgehalten, die geht.</translation>
    </message>
    <message>
        <source>Bring positions, scales and points back to sizes that fit the composition.</source>
        <translation>Positionen, Skalierungen und Punkte auf Größen bringen, die zur Komposition passen.</translation>
    </message>
    <message>
        <source>A star has more than %1,%2 points; it is shown with %3,%4.</source>
        <translation>Ein Stern hat mehr als %1.%2 Zacken; er wird mit %3.%4 gezeigt.</translation>
    </message>
    <message>
        <source>A mask of the layer is an open path, which cuts nothing here.</source>
        <translation>Eine Maske der Ebene ist ein offener Pfad; er schneidet hier nichts aus.</translation>
    </message>
    <message>
        <source>Close the mask&apos;s path, or delete the mask.</source>
        <translation>Den Pfad der Maske schließen oder die Maske löschen.</translation>
    </message>
    <message>
        <source>Give the star fewer points.</source>
        <translation>Dem Stern weniger Zacken geben.</translation>
    </message>
    <message>
        <source>Give the point handles at all keys, or at none.</source>
        <translation>Dem Punkt an allen Keys Griffe geben oder an keinem.</translation>
    </message>
    <message>
        <source>Begin with the key in which the outline is least folded, or split the shape in two.</source>
        <translation>Mit dem Key beginnen, in dem der Umriss am wenigsten gefaltet ist, oder die Form in zwei teilen.</translation>
    </message>
    <message>
        <source>All shapes together have more than %1 million points.</source>
        <translation>Alle Formen zusammen haben mehr als %1 Millionen Punkte.</translation>
    </message>
    <message>
        <source>Simplify the paths, or cook with a larger tolerance.</source>
        <translation>Die Pfade vereinfachen oder mit größerer Toleranz aufbereiten.</translation>
    </message>
    <message>
        <source>The motion needs more than %1 million keys.</source>
        <translation>Die Bewegung braucht mehr als %1 Millionen Keys.</translation>
    </message>
    <message>
        <source>There is too much motion to look for its keys: the timeline is very long, or very much moves.</source>
        <translation>Die Bewegung ist zu viel, um ihre Keys zu suchen: Die Zeitleiste ist sehr lang, oder es bewegt sich sehr viel.</translation>
    </message>
    <message>
        <source>Shorten the timeline, or simplify what moves.</source>
        <translation>Die Zeitleiste kürzen oder vereinfachen, was sich bewegt.</translation>
    </message>
    <message>
        <source>A fill has too many outlines to look for holes in all of them; some are painted whole.</source>
        <translation>Eine Füllung hat zu viele Umrisse, um in allen nach Löchern zu suchen; manche werden ganz gefüllt.</translation>
    </message>
    <message>
        <source>Nothing moves, so a still shape is written, which has no clips and marks.</source>
        <translation>Nichts bewegt sich; darum wird eine ruhende Form geschrieben, die keine Clips und Marken hat.</translation>
    </message>
    <message>
        <source>The cook was cancelled.</source>
        <translation>Das Aufbereiten wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The clip &apos;%1&apos; has no frames on the timeline.</source>
        <translation>Der Clip „%1“ hat kein Bild auf der Zeitleiste.</translation>
    </message>
    <message>
        <source>The mark &apos;%1&apos; lies outside the timeline and is left out.</source>
        <translation>Die Marke „%1“ liegt außerhalb der Zeitleiste und wird weggelassen.</translation>
    </message>
    <message>
        <source>The marker &apos;%1&apos; lies outside the timeline and is left out.</source>
        <translation>Der Marker „%1“ liegt außerhalb der Zeitleiste und wird weggelassen.</translation>
    </message>
    <message>
        <source>The picture &apos;%1&apos; is not there, or is larger than %2 MiB.</source>
        <translation>Das Bild „%1“ ist nicht da oder größer als %2 MiB.</translation>
    </message>
    <message>
        <source>Put the file where the animation names it, or embed the pictures when exporting.</source>
        <translation>Die Datei dorthin legen, wo die Animation sie nennt, oder die Bilder beim Exportieren einbetten.</translation>
    </message>
    <message>
        <source>The picture &apos;%1&apos; is not opened: it is named by an address, or by a path that leads out of the animation&apos;s folder.</source>
        <translation>Das Bild „%1“ wird nicht geöffnet: Es ist durch eine Adresse benannt oder durch einen Pfad, der aus dem Ordner der Animation hinausführt.</translation>
    </message>
    <message>
        <source>Put the picture beside the animation and export again, or embed the pictures when exporting.</source>
        <translation>Das Bild neben die Animation legen und neu exportieren oder die Bilder beim Exportieren einbetten.</translation>
    </message>
    <message>
        <source>The picture &apos;%1&apos; is not a PNG.</source>
        <translation>Das Bild „%1“ ist kein PNG.</translation>
    </message>
    <message>
        <source>Export pictures as PNG.</source>
        <translation>Bilder als PNG exportieren.</translation>
    </message>
    <message>
        <source>The picture&apos;s name &apos;%1&apos; has white space, &apos;%2&apos;, a slash or a dot in front, which a game&apos;s file cannot name.</source>
        <translation>Der Bildname „%1“ hat Leerraum, „%2“, einen Schrägstrich oder vorn einen Punkt; so etwas kann die Datei eines Spiels nicht nennen.</translation>
    </message>
    <message>
        <source>Rename the picture and export again.</source>
        <translation>Das Bild umbenennen und neu exportieren.</translation>
    </message>
    <message>
        <source>A mask cuts a picture; it is shown whole.</source>
        <translation>Eine Maske schneidet ein Bild; es wird ganz gezeigt.</translation>
    </message>
    <message>
        <source>Cut the picture itself, with transparent pixels.</source>
        <translation>Das Bild selbst ausschneiden, mit durchsichtigen Pixeln.</translation>
    </message>
    <message>
        <source>A picture stands over the edge of its composition and is shown there too.</source>
        <translation>Ein Bild ragt über den Rand seiner Komposition und wird auch dort gezeigt.</translation>
    </message>
    <message>
        <source>Make the composition larger, or cut the picture.</source>
        <translation>Die Komposition vergrößern oder das Bild beschneiden.</translation>
    </message>
    <message>
        <source>Two different pictures are both named &apos;%1&apos;.</source>
        <translation>Zwei verschiedene Bilder heißen beide „%1“.</translation>
    </message>
    <message>
        <source>Rename one of them and export again.</source>
        <translation>Eines davon umbenennen und neu exportieren.</translation>
    </message>
    <message>
        <source>A line has more than %1 dashes; it is shown solid.</source>
        <translation>Eine Linie hat mehr als %1 Striche; sie wird durchgezogen gezeigt.</translation>
    </message>
    <message>
        <source>Make the dashes longer, or the line shorter.</source>
        <translation>Die Striche verlängern oder die Linie kürzen.</translation>
    </message>
    <message>
        <source>The layer&apos;s parents go round in a circle.</source>
        <translation>Die Eltern der Ebene bilden einen Kreis.</translation>
    </message>
    <message>
        <source>The composition that the layer shows is not there.</source>
        <translation>Die Komposition, die die Ebene zeigt, ist nicht da.</translation>
    </message>
    <message>
        <source>A layer of this kind cannot be cooked: it is left out, and its children keep their places.</source>
        <translation>Eine Ebene dieser Art lässt sich nicht aufbereiten: Sie wird weggelassen, und ihre Kinder behalten ihren Platz.</translation>
    </message>
    <message>
        <source>Rebuild it from shape layers, or hide it.</source>
        <translation>Sie aus Formebenen nachbauen oder ausblenden.</translation>
    </message>
    <message>
        <source>Groups stand more than %1 deep in each other.</source>
        <translation>Gruppen stehen mehr als %1-fach ineinander.</translation>
    </message>
    <message>
        <source>The file has more than %1,%2 compositions and images.</source>
        <translation>Die Datei hat mehr als %1,%2 Kompositionen und Bilder.</translation>
    </message>
    <message>
        <source>Compositions are nested more than %1 deep.</source>
        <translation>Kompositionen stehen mehr als %1-fach ineinander.</translation>
    </message>
    <message>
        <source>There are more than %1,%2 layers, counting those of a composition once a use.</source>
        <translation>Es gibt mehr als %1.%2 Ebenen, die einer Komposition bei jeder Verwendung gezählt.</translation>
    </message>
    <message>
        <source>The file has more than %1,%2 shape items, dashes and masks.</source>
        <translation>Die Datei hat mehr als %1.%2 Formelemente, Striche und Masken.</translation>
    </message>
    <message>
        <source>A part of a dash pattern is no dash, gap or offset; it is left out.</source>
        <translation>Ein Teil eines Strichmusters ist weder Strich noch Lücke noch Versatz; er wird weggelassen.</translation>
    </message>
    <message>
        <source>The animation has no frame rate above %1.</source>
        <translation>Die Animation hat keine Bildrate über %1.</translation>
    </message>
    <message>
        <source>The animation has more than %1,%2,%3 frames a second.</source>
        <translation>Die Animation hat mehr als %1,%2,%3 Bilder je Sekunde.</translation>
    </message>
    <message>
        <source>The animation has no length: it ends where it begins, or before.</source>
        <translation>Die Animation hat keine Länge: Sie endet, wo sie beginnt, oder davor.</translation>
    </message>
    <message>
        <source>The timeline is longer than %1,%2,%3 frames.</source>
        <translation>Die Zeitleiste ist länger als %1.%2.%3 Bilder.</translation>
    </message>
    <message>
        <source>The composition has no width or no height.</source>
        <translation>Die Komposition hat keine Breite oder keine Höhe.</translation>
    </message>
    <message>
        <source>This is not a Lottie animation: it has no list of layers.</source>
        <translation>Das ist keine Lottie-Animation: Sie hat keine Liste von Ebenen.</translation>
    </message>
    <message>
        <source>A %1 layer is not drawn.</source>
        <translation>Eine Ebene der Art „%1“ wird nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Turn it into a shape layer (Layer &gt; Create &gt; Create Shapes from Text), or delete it.</source>
        <translation>In eine Formebene umwandeln (Ebene &gt; Erstellen &gt; Formen aus Text erstellen) oder löschen.</translation>
    </message>
    <message>
        <source>Delete the layer, and let the game play the sound.</source>
        <translation>Die Ebene löschen und den Ton vom Spiel abspielen lassen.</translation>
    </message>
    <message>
        <source>Delete the layer, or draw what it shows as shapes.</source>
        <translation>Die Ebene löschen oder als Formen zeichnen, was sie zeigt.</translation>
    </message>
    <message>
        <source>The layer has effects (%1); they are not shown.</source>
        <translation>Die Ebene hat Effekte (%1); sie werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>A property follows itself by way of other layers; its own value or keys are shown.</source>
        <translation>Eine Eigenschaft folgt über andere Ebenen sich selbst; ihr eigener Wert oder ihre Keys werden gezeigt.</translation>
    </message>
    <message>
        <source>Delete one of the expressions that name each other.</source>
        <translation>Eine der Expressions löschen, die einander nennen.</translation>
    </message>
    <message>
        <source>The composition &apos;%1&apos; contains itself; it is not drawn again inside.</source>
        <translation>Die Komposition „%1“ enthält sich selbst; innen wird sie nicht noch einmal gezeichnet.</translation>
    </message>
    <message>
        <source>Delete the layer that shows the composition inside itself.</source>
        <translation>Die Ebene löschen, die die Komposition in sich selbst zeigt.</translation>
    </message>
    <message>
        <source>The layer&apos;s parent is not in the composition; it is shown as if it had none.</source>
        <translation>Die übergeordnete Ebene ist nicht in der Komposition; die Ebene wird gezeigt, als hätte sie keine.</translation>
    </message>
    <message>
        <source>The layer is parented to itself by way of other layers; it is shown as if it had no parent.</source>
        <translation>Die Ebene ist über andere Ebenen sich selbst untergeordnet; sie wird gezeigt, als hätte sie keine übergeordnete.</translation>
    </message>
    <message>
        <source>The embedded image &apos;%1&apos; that the layer shows is broken; nothing is drawn.</source>
        <translation>Das eingebettete Bild „%1“, das die Ebene zeigt, ist kaputt; es wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Export again, or save the images as files beside the animation.</source>
        <translation>Neu exportieren oder die Bilder als Dateien neben der Animation speichern.</translation>
    </message>
    <message>
        <source>The solid&apos;s colour &apos;%1&apos; is not a colour; black is shown.</source>
        <translation>Die Farbe „%1“ der Farbfläche ist keine Farbe; Schwarz wird gezeigt.</translation>
    </message>
    <message>
        <source>Choose the solid&apos;s colour again.</source>
        <translation>Die Farbe der Farbfläche neu wählen.</translation>
    </message>
    <message>
        <source>A stroke&apos;s dashes and gaps are out of order: a dash must come first, then a gap, and so on in turns.</source>
        <translation>Striche und Lücken einer Kontur sind durcheinander: erst ein Strich, dann eine Lücke und so abwechselnd weiter.</translation>
    </message>
    <message>
        <source>Take the stroke&apos;s dashes away and add them again.</source>
        <translation>Die Striche der Kontur entfernen und neu anlegen.</translation>
    </message>
    <message>
        <source>The dash offset of a stroke is not behind its dashes and gaps.</source>
        <translation>Der Strichversatz einer Kontur steht nicht hinter ihren Strichen und Lücken.</translation>
    </message>
    <message>
        <source>The contents of a layer or group cannot be read; they are left out.</source>
        <translation>Der Inhalt einer Ebene oder Gruppe lässt sich nicht lesen; er wird weggelassen.</translation>
    </message>
    <message>
        <source>Groups are nested more than %1 deep.</source>
        <translation>Gruppen stehen mehr als %1-fach ineinander.</translation>
    </message>
    <message>
        <source>A shape item cannot be read; it is left out.</source>
        <translation>Ein Formelement lässt sich nicht lesen; es wird weggelassen.</translation>
    </message>
    <message>
        <source>A property has more than %1,%2,%3 keys.</source>
        <translation>Eine Eigenschaft hat mehr als %1.%2.%3 Keys.</translation>
    </message>
    <message>
        <source>A key without a time is left out.</source>
        <translation>Ein Key ohne Zeit wird weggelassen.</translation>
    </message>
    <message>
        <source>The first key has no value; the standard value is used.</source>
        <translation>Der erste Key hat keinen Wert; der Standardwert gilt.</translation>
    </message>
    <message>
        <source>The keys of a gradient differ in their number of colours; the number of the first key counts.</source>
        <translation>Die Keys eines Verlaufs unterscheiden sich in der Anzahl ihrer Farben; die des ersten Keys zählt.</translation>
    </message>
    <message>
        <source>A layer cannot be read; it is left out.</source>
        <translation>Eine Ebene lässt sich nicht lesen; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>Properties follow each other in a chain of more than %1.</source>
        <translation>Eigenschaften folgen einander in einer Kette von mehr als %1.</translation>
    </message>
    <message>
        <source>The file has more than %1,%2 markers.</source>
        <translation>Die Datei hat mehr als %1.%2 Marken.</translation>
    </message>
    <message>
        <source>A marker without a time is left out.</source>
        <translation>Eine Marke ohne Zeit wird weggelassen.</translation>
    </message>
    <message>
        <source>A mask cannot be read; it is left out.</source>
        <translation>Eine Maske lässt sich nicht lesen; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>Layers are parented to each other in a chain of more than %1.</source>
        <translation>Ebenen sind einander in einer Kette von mehr als %1 untergeordnet.</translation>
    </message>
    <message>
        <source>A path has no points; nothing is drawn of it.</source>
        <translation>Ein Pfad hat keine Punkte; von ihm wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>A path has not as many handles as points; where one is missing it is straight.</source>
        <translation>Ein Pfad hat nicht so viele Griffe wie Punkte; wo einer fehlt, ist er gerade.</translation>
    </message>
    <message>
        <source>The gradients of the file have more than %1,%2,%3 numbers.</source>
        <translation>Die Verläufe der Datei haben mehr als %1.%2.%3 Zahlen.</translation>
    </message>
    <message>
        <source>A gradient has no colours; it is shown black.</source>
        <translation>Ein Verlauf hat keine Farben; er wird schwarz gezeigt.</translation>
    </message>
    <message>
        <source>A gradient has fewer colours than it says; those that are there are shown.</source>
        <translation>Ein Verlauf hat weniger Farben, als er angibt; die vorhandenen werden gezeigt.</translation>
    </message>
    <message>
        <source>A value cannot be read; the standard value is used.</source>
        <translation>Ein Wert lässt sich nicht lesen; der Standardwert wird verwendet.</translation>
    </message>
    <message>
        <source>This is &apos;%1&apos;; the file also holds: %2.</source>
        <translation>Das ist „%1“; die Datei enthält außerdem: %2.</translation>
    </message>
    <message>
        <source>The list in the file names animations that are not in it: %1.</source>
        <translation>Die Liste in der Datei nennt Animationen, die nicht darin sind: %1.</translation>
    </message>
    <message>
        <source>Export the file again with all its animations.</source>
        <translation>Die Datei mit allen Animationen neu exportieren.</translation>
    </message>
    <message>
        <source>Open FILE#ID for one of them.</source>
        <translation>Eine davon mit der Auswahl in der Werkzeugleiste zeigen oder DATEI#ID öffnen.</translation>
    </message>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is larger than %2 bytes</source>
        <translation>„%1“ ist größer als %2 Byte.</translation>
    </message>
    <message>
        <source>there is no animation &apos;%1&apos;, only: %2</source>
        <translation>Es gibt keine Animation „%1“, nur: %2</translation>
    </message>
    <message>
        <source>the file is no archive of animations</source>
        <translation>Die Datei ist kein Archiv von Animationen.</translation>
    </message>
    <message>
        <source>the .lottie file holds no animation</source>
        <translation>Die .lottie-Datei enthält keine Animation.</translation>
    </message>
    <message>
        <source>the compressed file is broken or cut short</source>
        <translation>Die gepackte Datei ist kaputt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>the compressed file grows too large: more than %1 MiB, or %2 times its size</source>
        <translation>Die gepackte Datei wird zu groß: über %1 MiB oder das %2-Fache ihrer Größe.</translation>
    </message>
    <message>
        <source>the zip archive is broken or cut short</source>
        <translation>Das Zip-Archiv ist kaputt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>the zip archive has more than %1,%2 entries</source>
        <translation>Das Zip-Archiv hat mehr als %1.%2 Einträge.</translation>
    </message>
    <message>
        <source>a path in the zip archive is longer than %1,%2 bytes</source>
        <translation>Ein Pfad im Zip-Archiv ist länger als %1.%2 Byte.</translation>
    </message>
    <message>
        <source>a path in the zip archive leads out of it</source>
        <translation>Ein Pfad im Zip-Archiv führt aus ihm heraus.</translation>
    </message>
    <message>
        <source>the zip archive grows too large: more than %1 MiB, or an entry to %2 times its size</source>
        <translation>Das Zip-Archiv wird zu groß: über %1 MiB, oder ein Eintrag auf das %2-Fache seiner Größe.</translation>
    </message>
    <message>
        <source>the zip archive has no such entry</source>
        <translation>Das Zip-Archiv hat keinen solchen Eintrag.</translation>
    </message>
    <message>
        <source>`fps F` and `duration D` lines</source>
        <translation>die Zeilen `fps F` und `duration D`</translation>
    </message>
    <message>
        <source>at least one `layer NAME parent P` line</source>
        <translation>mindestens eine Zeile `layer NAME parent P`</translation>
    </message>
    <message>
        <source>`fps F` with F &gt; %1, before clips and layers</source>
        <translation>`fps F` mit F &gt; %1, vor Clips und Ebenen</translation>
    </message>
    <message>
        <source>`duration D` with D &gt; %1 frames, before clips and layers</source>
        <translation>`duration D` mit D &gt; %1 Bildern, vor Clips und Ebenen</translation>
    </message>
    <message>
        <source>`version N` with a whole N &gt; %1</source>
        <translation>`version N` mit ganzem N &gt; %1</translation>
    </message>
    <message>
        <source>clips after `fps` and `duration` and before the first layer</source>
        <translation>Clips hinter `fps` und `duration` und vor der ersten Ebene</translation>
    </message>
    <message>
        <source>a clip with %1 &lt;= START &lt; END &lt;= duration</source>
        <translation>ein Clip mit %1 &lt;= START &lt; END &lt;= duration</translation>
    </message>
    <message>
        <source>a clip name that no earlier clip has</source>
        <translation>ein Clipname, den kein früherer Clip hat</translation>
    </message>
    <message>
        <source>`loop` or `once` as the clip&apos;s mode</source>
        <translation>`loop` oder `once` als Art des Clips</translation>
    </message>
    <message>
        <source>`fps F` and `duration D` before the first layer</source>
        <translation>`fps F` und `duration D` vor der ersten Ebene</translation>
    </message>
    <message>
        <source>%1 or the index of an earlier layer as parent</source>
        <translation>%1 oder die Nummer einer früheren Ebene als Elternebene</translation>
    </message>
    <message>
        <source>a `layer` line before the channel</source>
        <translation>eine Zeile `layer` vor dem Kanal</translation>
    </message>
    <message>
        <source>`pos|anchor|scale|rot|opacity k N` with N &gt;= %1</source>
        <translation>`pos|anchor|scale|rot|opacity k N` mit N &gt;= %1</translation>
    </message>
    <message>
        <source>each channel at most once a layer</source>
        <translation>jeder Kanal höchstens einmal in einer Ebene</translation>
    </message>
    <message>
        <source>as many `kf` lines as the channel declares</source>
        <translation>so viele Zeilen `kf`, wie der Kanal ankündigt</translation>
    </message>
    <message>
        <source>an unfinished channel or a shape before `kf`</source>
        <translation>ein unfertiger Kanal oder eine Form vor `kf`</translation>
    </message>
    <message>
        <source>`kf FRAME VALUES [EASE]` with every number of the channel&apos;s value</source>
        <translation>`kf FRAME VALUES [EASE]` mit jeder Zahl des Kanalwerts</translation>
    </message>
    <message>
        <source>nothing, `lin`, `hold` or `ease OX OY IX IY` after the key&apos;s values</source>
        <translation>nichts, `lin`, `hold` oder `ease OX OY IX IY` hinter den Werten des Keys</translation>
    </message>
    <message>
        <source>a key&apos;s frame within %1 to duration</source>
        <translation>das Bild eines Keys zwischen %1 und duration</translation>
    </message>
    <message>
        <source>a frame later than the key before, in %1-bit floats</source>
        <translation>ein späteres Bild als das des Keys davor, in %1-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>a `layer` line before the shape</source>
        <translation>eine Zeile `layer` vor der Form</translation>
    </message>
    <message>
        <source>`shape k N` with N &gt;= %1</source>
        <translation>`shape k N` mit N &gt;= %1</translation>
    </message>
    <message>
        <source>as many keys as the shape declares</source>
        <translation>so viele Keys, wie die Form ankündigt</translation>
    </message>
    <message>
        <source>no more keys than the shape declares</source>
        <translation>nicht mehr Keys, als die Form ankündigt</translation>
    </message>
    <message>
        <source>a `fill`, `linear` or `radial` line in the key</source>
        <translation>eine Zeile `fill`, `linear` oder `radial` im Key</translation>
    </message>
    <message>
        <source>one paint a key, before its contour</source>
        <translation>eine Farbe in jedem Key, vor dessen Umriss</translation>
    </message>
    <message>
        <source>`linear|radial SX SY EX EY COUNT` with COUNT &gt;= %1</source>
        <translation>`linear|radial SX SY EX EY COUNT` mit COUNT &gt;= %1</translation>
    </message>
    <message>
        <source>as many `stop` lines as the gradient declares</source>
        <translation>so viele Zeilen `stop`, wie der Verlauf ankündigt</translation>
    </message>
    <message>
        <source>a gradient that still owes stops before `stop`</source>
        <translation>ein Verlauf, dem noch Farbstopps fehlen, vor `stop`</translation>
    </message>
    <message>
        <source>`stop AT R G B A` with AT within %1 to %2</source>
        <translation>`stop AT R G B A` mit AT zwischen %1 und %2</translation>
    </message>
    <message>
        <source>a stop not before the one above it</source>
        <translation>ein Farbstopp nicht vor dem darüber</translation>
    </message>
    <message>
        <source>`focal` once, while a gradient still owes stops</source>
        <translation>`focal` einmal, solange einem Verlauf noch Farbstopps fehlen</translation>
    </message>
    <message>
        <source>`focal FX FY` in a radial gradient</source>
        <translation>`focal FX FY` in einem radialen Verlauf</translation>
    </message>
    <message>
        <source>`stroke W butt|round|square miter|round|bevel LIMIT open|closed` with W &gt;= %1 and LIMIT &gt;= %2, after the paint and before the contour</source>
        <translation>`stroke W butt|round|square miter|round|bevel LIMIT open|closed` mit W &gt;= %1 und LIMIT &gt;= %2, hinter der Farbe und vor dem Umriss</translation>
    </message>
    <message>
        <source>`texture NAME X Y W H [U%1 V%2 U%3 V%4]` with W, H &gt; %5, once, after the paint of a fill and before the contour</source>
        <translation>`texture NAME X Y W H [U%1 V%2 U%3 V%4]` mit W, H &gt; %5, einmal, hinter der Farbe einer Füllung und vor dem Umriss</translation>
    </message>
    <message>
        <source>a textured region without stroke, holes or gradient</source>
        <translation>eine Fläche mit Textur ohne Kontur, Löcher oder Verlauf</translation>
    </message>
    <message>
        <source>`contour COUNT` with COUNT &gt;= %1 (a stroke: &gt;= %2), once a region, after the whole paint</source>
        <translation>`contour COUNT` mit COUNT &gt;= %1 (bei einer Kontur &gt;= %2), einmal in jeder Fläche, hinter der ganzen Farbe</translation>
    </message>
    <message>
        <source>a contour of at least %1 vertices for a fill</source>
        <translation>ein Umriss mit mindestens %1 Punkten für eine Füllung</translation>
    </message>
    <message>
        <source>a contour of at least %1 vertices for a stroke</source>
        <translation>ein Umriss mit mindestens %1 Punkten für eine Kontur</translation>
    </message>
    <message>
        <source>`hole COUNT` with COUNT &gt;= %1, after the contour of a fill</source>
        <translation>`hole COUNT` mit COUNT &gt;= %1, hinter dem Umriss einer Füllung</translation>
    </message>
    <message>
        <source>a hole of at least %1 vertices</source>
        <translation>ein Loch mit mindestens %1 Punkten</translation>
    </message>
    <message>
        <source>`mask COUNT` with COUNT &gt;= %1, once a region, after its contour</source>
        <translation>`mask COUNT` mit COUNT &gt;= %1, einmal in jeder Fläche, hinter deren Umriss</translation>
    </message>
    <message>
        <source>a contour, hole or mask that still owes vertices before `v`</source>
        <translation>ein Umriss, Loch oder eine Maske, der noch Punkte fehlen, vor `v`</translation>
    </message>
    <message>
        <source>as many `v` lines as declared</source>
        <translation>so viele Zeilen `v` wie angekündigt</translation>
    </message>
    <message>
        <source>the first key&apos;s topology in every key of a shape</source>
        <translation>der Aufbau des ersten Keys in jedem Key einer Form</translation>
    </message>
    <message>
        <source>at least one region, which starts with `fill R G B A`</source>
        <translation>mindestens eine Fläche, die mit `fill R G B A` beginnt</translation>
    </message>
    <message>
        <source>`morph [NAME]` after at least one finished region</source>
        <translation>`morph [NAME]` hinter mindestens einer fertigen Fläche</translation>
    </message>
    <message>
        <source>at least one region in each morph set</source>
        <translation>mindestens eine Fläche in jedem Morphsatz</translation>
    </message>
    <message>
        <source>a stroke without holes</source>
        <translation>eine Kontur ohne Löcher</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>%1 more `kf` to come</source>
        <translation>noch %1 `kf` ausstehend</translation>
    </message>
    <message>
        <source>%1 more `v` to come</source>
        <translation>noch %1 `v` ausstehend</translation>
    </message>
    <message>
        <source>%1 more `stop` to come</source>
        <translation>noch %1 `stop` ausstehend</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>es hat %1</translation>
    </message>
    <message>
        <source>the paint&apos;s type differs</source>
        <translation>die Art der Farbe ist anders</translation>
    </message>
    <message>
        <source>%1 stops where there were %2</source>
        <translation>%1 Farbstopps, wo es %2 waren</translation>
    </message>
    <message>
        <source>%1 vertices where there were %2</source>
        <translation>%1 Punkte, wo es %2 waren</translation>
    </message>
    <message>
        <source>a stroke where there was a fill, or the other way round</source>
        <translation>eine Kontur, wo eine Füllung war, oder umgekehrt</translation>
    </message>
    <message>
        <source>the stroke&apos;s cap, join or ends differ</source>
        <translation>Enden, Ecken oder Schluss der Kontur sind anders</translation>
    </message>
    <message>
        <source>the texture&apos;s name differs</source>
        <translation>der Name der Textur ist anders</translation>
    </message>
    <message>
        <source>the holes differ</source>
        <translation>die Löcher sind anders</translation>
    </message>
    <message>
        <source>the mask differs</source>
        <translation>die Maske ist anders</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>eine Ziffer</translation>
    </message>
    <message>
        <source>&apos;%1&apos; or &apos;%2&apos;</source>
        <translation>„%1“ oder „%2“</translation>
    </message>
    <message>
        <source>a member&apos;s name in quotes</source>
        <translation>ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; behind the name</source>
        <translation>„%1“ hinter dem Namen</translation>
    </message>
    <message>
        <source>an escape for a control character</source>
        <translation>eine Umschreibung für ein Steuerzeichen</translation>
    </message>
    <message>
        <source>four hexadecimal digits behind &apos;%1&apos;</source>
        <translation>vier hexadezimale Ziffern hinter „%1“</translation>
    </message>
    <message>
        <source>an escape of JSON behind &apos;%1&apos;</source>
        <translation>eine Umschreibung von JSON hinter „%1“</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a byte that is not UTF%1</source>
        <translation>ein Byte, das kein UTF%1 ist</translation>
    </message>
    <message>
        <source>the bytes of this text are not UTF%1</source>
        <translation>die Bytes dieses Textes sind kein UTF%1</translation>
    </message>
    <message>
        <source>a text is longer than %1 MiB</source>
        <translation>ein Text ist länger als %1 MiB</translation>
    </message>
    <message>
        <source>the text is larger than %1 MiB</source>
        <translation>der Text ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>a number is over the range of a double</source>
        <translation>eine Zahl ist größer, als sich rechnen lässt</translation>
    </message>
    <message>
        <source>lists and objects are nested more than %1 deep</source>
        <translation>Listen und Objekte stehen mehr als %1-fach ineinander</translation>
    </message>
    <message>
        <source>&apos;%1&apos; leads out of the folder that it may be in</source>
        <translation>„%1“ führt aus dem Ordner heraus, in dem es stehen darf</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>following its links</source>
        <translation>beim Folgen der Verknüpfungen</translation>
    </message>
    <message>
        <source>looking for the file</source>
        <translation>beim Suchen der Datei</translation>
    </message>
    <message>
        <source>the file is protected</source>
        <translation>die Datei ist geschützt</translation>
    </message>
    <message>
        <source>making a temporary file in &apos;%1&apos;</source>
        <translation>beim Anlegen einer vorläufigen Datei in „%1“</translation>
    </message>
    <message>
        <source>keeping its permissions</source>
        <translation>beim Bewahren der Rechte</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>beim Schreiben</translation>
    </message>
    <message>
        <source>flushing to the disk</source>
        <translation>beim Sichern auf die Platte</translation>
    </message>
    <message>
        <source>replacing the file</source>
        <translation>beim Ersetzen der Datei</translation>
    </message>
    <message>
        <source>flushing the folder to the disk</source>
        <translation>beim Sichern des Ordners auf die Platte</translation>
    </message>
    <message>
        <source>no memory left</source>
        <translation>es ist kein Arbeitsspeicher mehr frei</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>der zugeteilte Platz ist verbraucht</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der Datenträger lässt sich nur lesen</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>ungültige Angabe</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>die Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>The file is not JSON: %1.</source>
        <translation>Die Datei ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>expected %1 (%2); found %3</source>
        <translation>erwartet: %1 (%2); gefunden: %3</translation>
    </message>
    <message>
        <source>expected %1; found %2</source>
        <translation>erwartet: %1; gefunden: %2</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet: %1; gefunden: %2</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: %2</source>
        <translation>„%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: %2</source>
        <translation>„%1“ lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>the texture &apos;%1&apos; is shown as its tint: %2</source>
        <translation>Die Textur „%1“ wird als ihr Farbton gezeigt: %2</translation>
    </message>
    <message>
        <source>the texture &apos;%1&apos;: %2</source>
        <translation>Die Textur „%1“: %2</translation>
    </message>
    <message>
        <source>expected a whole PNG picture: what is there is broken, cut off or something else</source>
        <translation>Erwartet wird ein ganzes PNG-Bild: Was da ist, ist kaputt, abgeschnitten oder etwas anderes.</translation>
    </message>
    <message>
        <source>expected a picture of at most %1 pixels a side and %2 MiB, found %3 by %4</source>
        <translation>Erwartet wird ein Bild mit höchstens %1 Pixeln je Seite und %2 MiB; dieses hat %3 mal %4.</translation>
    </message>
    <message>
        <source>the textures of the rig have more than %1 million pixels in all</source>
        <translation>Die Texturen haben zusammen mehr als %1 Millionen Pixel.</translation>
    </message>
    <message>
        <source>expected the name of a file beside the rig</source>
        <translation>Erwartet wird der Name einer Datei daneben.</translation>
    </message>
    <message>
        <source>expected a file that ends in one of .oanim, .oshape, .json, .lottie, .tgs</source>
        <translation>Erwartet wird eine Datei mit einer der Endungen .oanim, .oshape, .json, .lottie, .tgs.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Outlines under one fill cross, and what they leave unpainted changes as they move; where they cross they may be painted whole.</source>
        <translation>Umrisse unter einer Füllung überkreuzen sich, und was sie frei lassen, ändert sich mit der Bewegung; wo sie sich kreuzen, sind sie vielleicht ganz gefüllt.</translation>
    </message>
    <message>
        <source>Keep the outlines from crossing, or unite them in the drawing program.</source>
        <translation>Die Umrisse nicht überkreuzen lassen oder im Zeichenprogramm vereinigen.</translation>
    </message>
    <message>
        <source>Outlines under one see-through fill overlap as they move; it is darker where they do.</source>
        <translation>Umrisse unter einer durchscheinenden Füllung überlappen sich in der Bewegung; dort ist sie dunkler.</translation>
    </message>
    <message>
        <source>Unite the outlines in the drawing program.</source>
        <translation>Die Umrisse im Zeichenprogramm vereinigen.</translation>
    </message>
    <message>
        <source>The compositions have more than %1,%2 layers, or stand more than %3 deep in each other.</source>
        <translation>Die Kompositionen haben mehr als %1.%2 Ebenen oder stehen mehr als %3-fach ineinander.</translation>
    </message>
    <message>
        <source>Use fewer copies of compositions in compositions.</source>
        <translation>Weniger Kopien von Kompositionen in Kompositionen verwenden.</translation>
    </message>
    <message>
        <source>A path has more than %1 trims and modifiers; the further ones are left out.</source>
        <translation>Ein Pfad hat mehr als %1 Beschneidungen und Verformungen; die weiteren werden weggelassen.</translation>
    </message>
    <message>
        <source>Convert the shape to a Bézier path and delete the modifiers.</source>
        <translation>Die Form in einen Bézier-Pfad umwandeln und die Verformungen löschen.</translation>
    </message>
    <message>
        <source>A layer is not there for the whole timeline.</source>
        <translation>Eine Ebene ist nicht über die ganze Zeitachse da.</translation>
    </message>
    <message>
        <source>A layer is a matte or is shifted in time.</source>
        <translation>Eine Ebene ist eine Maske für andere oder in der Zeit verschoben.</translation>
    </message>
    <message>
        <source>A layer hangs from one that does not stand before it.</source>
        <translation>Eine Ebene hängt an einer, die nicht vor ihr steht.</translation>
    </message>
    <message>
        <source>The rig has no composition.</source>
        <translation>Das Rig hat keine Komposition.</translation>
    </message>
    <message>
        <source>The timeline must count frames from %1.</source>
        <translation>Die Zeitachse muss ihre Bilder von %1 an zählen.</translation>
    </message>
    <message>
        <source>Keep the rig as a source, or undo this.</source>
        <translation>Das Rig als Quelle behalten, oder dies rückgängig machen.</translation>
    </message>
    <message>
        <source>A shape needs one path and one paint.</source>
        <translation>Eine Form braucht einen Pfad und eine Farbe.</translation>
    </message>
    <message>
        <source>A gradient needs two or more stops of five numbers.</source>
        <translation>Ein Verlauf braucht zwei oder mehr Stufen aus fünf Zahlen.</translation>
    </message>
    <message>
        <source>A texture needs one image.</source>
        <translation>Eine Textur braucht ein Bild.</translation>
    </message>
    <message>
        <source>The tracks of a shape have different key times or easings.</source>
        <translation>Die Spuren einer Form haben verschiedene Zeiten oder Übergänge.</translation>
    </message>
    <message>
        <source>A path has handles: the grammar has straight lines only.</source>
        <translation>Ein Pfad hat Anfasser: Die Grammatik kennt nur gerade Linien.</translation>
    </message>
    <message>
        <source>The paths of a shape differ in contours or points from key to key.</source>
        <translation>Die Pfade einer Form haben von Key zu Key verschiedene Umrisse oder Punkte.</translation>
    </message>
    <message>
        <source>A shape needs a contour, and its mask exactly one that is closed.</source>
        <translation>Eine Form braucht einen Umriss, und ihre Maske genau einen geschlossenen.</translation>
    </message>
    <message>
        <source>A fill has an open contour.</source>
        <translation>Eine Füllung hat einen offenen Umriss.</translation>
    </message>
    <message>
        <source>A %1 stands outside a group.</source>
        <translation>Außerhalb einer Gruppe steht: %1.</translation>
    </message>
    <message>
        <source>A shape holds a %1.</source>
        <translation>Eine Form enthält: %1.</translation>
    </message>
    <message>
        <source>A shape holds two of the type %1.</source>
        <translation>Eine Form enthält zweimal: %1.</translation>
    </message>
    <message>
        <source>A %1 lacks a number.</source>
        <translation>Eine Zahl fehlt bei: %1.</translation>
    </message>
    <message>
        <source>A choice of the %1 changes or is none of those there are.</source>
        <translation>Eine Auswahl ändert sich oder ist keine der möglichen, bei: %1.</translation>
    </message>
    <message>
        <source>A %1 has no contour.</source>
        <translation>Kein Umriss bei: %1.</translation>
    </message>
    <message>
        <source>A %1 is hidden.</source>
        <translation>Verborgen ist: %1.</translation>
    </message>
    <message>
        <source>This cannot be written: %1.</source>
        <translation>Das lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>A layer is of the kind %1.</source>
        <translation>Eine Ebene ist von der Art „%1“.</translation>
    </message>
    <message>
        <source>The %1 has keys of another kind.</source>
        <translation>Keys einer anderen Art bei: %1.</translation>
    </message>
    <message>
        <source>The %1 of the %2 %3.</source>
        <translation>„%1“ bei „%2“ %3.</translation>
    </message>
    <message>
        <source>has its components apart</source>
        <translation>hat getrennte Komponenten</translation>
    </message>
    <message>
        <source>is used</source>
        <translation>wird benutzt</translation>
    </message>
    <message>
        <source>is relative</source>
        <translation>ist relativ</translation>
    </message>
    <message>
        <source>goes on before or after its keys</source>
        <translation>geht vor oder nach seinen Keys weiter</translation>
    </message>
    <message>
        <source>has an easing other than hold, linear or one cubic curve</source>
        <translation>hat einen Übergang, der weder Halten, Linear noch eine kubische Kurve ist</translation>
    </message>
    <message>
        <source>moves along a curve</source>
        <translation>bewegt sich auf einer Kurve</translation>
    </message>
    <message>
        <source>a key&apos;s frame is not a number</source>
        <translation>das Bild eines Keys ist keine Zahl</translation>
    </message>
    <message>
        <source>a key lies outside the timeline</source>
        <translation>ein Key liegt außerhalb der Zeitachse</translation>
    </message>
    <message>
        <source>two keys share a frame (in %1-bit floats)</source>
        <translation>zwei Keys teilen sich ein Bild (als Zahlen von %1 Bit)</translation>
    </message>
    <message>
        <source>a contour has too few points</source>
        <translation>ein Umriss hat zu wenige Punkte</translation>
    </message>
    <message>
        <source>a hole has too few points</source>
        <translation>ein Loch hat zu wenige Punkte</translation>
    </message>
    <message>
        <source>a stroke has holes</source>
        <translation>eine Linie hat Löcher</translation>
    </message>
    <message>
        <source>a textured region has a stroke, holes or a gradient</source>
        <translation>eine texturierte Fläche hat eine Linie, Löcher oder einen Verlauf</translation>
    </message>
    <message>
        <source>a mask has too few points</source>
        <translation>eine Maske hat zu wenige Punkte</translation>
    </message>
    <message>
        <source>a gradient&apos;s stops go back or beyond %1 to %2</source>
        <translation>die Stufen eines Verlaufs gehen zurück oder über %1 bis %2 hinaus</translation>
    </message>
    <message>
        <source>a stroke&apos;s width is below %1</source>
        <translation>die Breite einer Linie liegt unter %1</translation>
    </message>
    <message>
        <source>a stroke&apos;s miter limit is below %1</source>
        <translation>die Gehrungsgrenze einer Linie liegt unter %1</translation>
    </message>
    <message>
        <source>a texture&apos;s rectangle is empty</source>
        <translation>das Rechteck einer Textur ist leer</translation>
    </message>
    <message>
        <source>frame rate and duration must be above %1</source>
        <translation>Bildrate und Dauer müssen über %1 liegen</translation>
    </message>
    <message>
        <source>the clip &apos;%1&apos; is not named by one word</source>
        <translation>der Name des Clips „%1“ ist nicht ein Wort</translation>
    </message>
    <message>
        <source>the clip &apos;%1&apos; is empty or reaches out of the timeline</source>
        <translation>der Clip „%1“ ist leer oder reicht aus der Zeitachse hinaus</translation>
    </message>
    <message>
        <source>two clips are named &apos;%1&apos;</source>
        <translation>zwei Clips heißen „%1“</translation>
    </message>
    <message>
        <source>the mark &apos;%1&apos; is not one word with one line without &apos;%2&apos; behind it</source>
        <translation>die Marke „%1“ ist nicht ein Wort mit einer Zeile ohne „%2“ dahinter</translation>
    </message>
    <message>
        <source>a layer is not named by one word</source>
        <translation>der Name einer Ebene ist nicht ein Wort</translation>
    </message>
    <message>
        <source>a key holds what is not a number</source>
        <translation>ein Key enthält, was keine Zahl ist</translation>
    </message>
    <message>
        <source>an image&apos;s name holds white space or &apos;%1&apos;</source>
        <translation>der Name eines Bildes enthält Leerraum oder „%1“</translation>
    </message>
    <message>
        <source>clip &apos;%1&apos;</source>
        <translation>Clip „%1“</translation>
    </message>
    <message>
        <source>layer %1 &apos;%2&apos;</source>
        <translation>Ebene %1 „%2“</translation>
    </message>
    <message>
        <source>layer %1 &apos;%2&apos;, shape %3</source>
        <translation>Ebene %1 „%2“, Form %3</translation>
    </message>
    <message>
        <source>each key needs one easing and %1 numbers</source>
        <translation>jeder Key braucht einen Übergang und %1 Zahlen</translation>
    </message>
    <message>
        <source>a key lies outside %1 to the duration</source>
        <translation>ein Key liegt außerhalb von %1 bis zur Dauer</translation>
    </message>
    <message>
        <source>frames must rise from key to key</source>
        <translation>die Bilder müssen von Key zu Key steigen</translation>
    </message>
    <message>
        <source>an easing is hold, linear or one cubic of four numbers</source>
        <translation>ein Übergang ist Halten, Linear oder eine kubische Kurve aus vier Zahlen</translation>
    </message>
    <message>
        <source>a number is not finite or over the range of a float</source>
        <translation>eine Zahl ist nicht endlich oder größer als eine Gleitkommazahl</translation>
    </message>
    <message>
        <source>a texture&apos;s name has no white space</source>
        <translation>der Name einer Textur hat keinen Leerraum</translation>
    </message>
    <message>
        <source>a textured region is a flat fill without holes</source>
        <translation>eine texturierte Fläche ist eine einfarbige Füllung ohne Löcher</translation>
    </message>
    <message>
        <source>a stroke needs %1 points</source>
        <translation>eine Linie braucht %1 Punkte</translation>
    </message>
    <message>
        <source>a stroke has no holes</source>
        <translation>eine Linie hat keine Löcher</translation>
    </message>
    <message>
        <source>a fill needs %1 points</source>
        <translation>eine Füllung braucht %1 Punkte</translation>
    </message>
    <message>
        <source>a hole needs %1 points</source>
        <translation>ein Loch braucht %1 Punkte</translation>
    </message>
    <message>
        <source>a mask needs %1 points</source>
        <translation>eine Maske braucht %1 Punkte</translation>
    </message>
    <message>
        <source>a gradient needs %1 stops</source>
        <translation>ein Verlauf braucht %1 Stufen</translation>
    </message>
    <message>
        <source>a stop lies at %1 to %2</source>
        <translation>eine Stufe liegt bei %1 bis %2</translation>
    </message>
    <message>
        <source>stops must not fall</source>
        <translation>Stufen dürfen nicht fallen</translation>
    </message>
    <message>
        <source>a width is %1 or more, a limit %2 or more</source>
        <translation>eine Breite ist %1 oder mehr, eine Grenze %2 oder mehr</translation>
    </message>
    <message>
        <source>a texture&apos;s width and height are over %1</source>
        <translation>Breite und Höhe einer Textur liegen über %1</translation>
    </message>
    <message>
        <source>a shape needs a key</source>
        <translation>eine Form braucht einen Key</translation>
    </message>
    <message>
        <source>numbers without keys</source>
        <translation>Zahlen ohne Keys</translation>
    </message>
    <message>
        <source>the parent must be an earlier layer or %1</source>
        <translation>die übergeordnete Ebene muss eine frühere sein, oder %1</translation>
    </message>
    <message>
        <source>a clip needs a name</source>
        <translation>ein Clip braucht einen Namen</translation>
    </message>
    <message>
        <source>a clip&apos;s name is its own</source>
        <translation>der Name eines Clips gehört ihm allein</translation>
    </message>
    <message>
        <source>the rate must be over %1</source>
        <translation>die Bildrate muss über %1 liegen</translation>
    </message>
    <message>
        <source>the duration must be over %1 frames</source>
        <translation>die Dauer muss über %1 Bildern liegen</translation>
    </message>
    <message>
        <source>a rig needs a layer</source>
        <translation>ein Rig braucht eine Ebene</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>gradient-fill</source>
        <translation>Verlaufsfüllung</translation>
    </message>
    <message>
        <source>gradient-stroke</source>
        <translation>Verlaufslinie</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>Strichelung</translation>
    </message>
    <message>
        <source>trim</source>
        <translation>Pfad beschneiden</translation>
    </message>
    <message>
        <source>round-corners</source>
        <translation>runde Ecken</translation>
    </message>
    <message>
        <source>pucker-bloat</source>
        <translation>Zusammenziehen und Aufblasen</translation>
    </message>
    <message>
        <source>merge-paths</source>
        <translation>Pfade zusammenfügen</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>nicht unterstützt</translation>
    </message>
</context>
<context>
    <name>LayerKinds</name>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>video placeholder</source>
        <translation>Video-Platzhalter</translation>
    </message>
    <message>
        <source>image sequence</source>
        <translation>Bildfolge</translation>
    </message>
    <message>
        <source>video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>image placeholder</source>
        <translation>Bild-Platzhalter</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>Hilfslinien</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>&amp;Animate</source>
        <translation>&amp;Animieren</translation>
    </message>
    <message>
        <source>Clips, problems and history beside the picture</source>
        <translation>Clips, Probleme und Verlauf neben dem Bild</translation>
    </message>
    <message>
        <source>&amp;Blend</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>The picture, and the clips with their blend</source>
        <translation>Das Bild und die Clips mit ihrer Mischung</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Import</translation>
    </message>
    <message>
        <source>What was read and cooked, wide beside the picture</source>
        <translation>Was gelesen und aufbereitet wurde, breit neben dem Bild</translation>
    </message>
    <message>
        <source>Panels that share a place</source>
        <translation>Felder an einem Platz</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Shape layer</source>
        <translation>Formebene</translation>
    </message>
    <message>
        <source>Null layer</source>
        <translation>Null-Ebene</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Farbfläche</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Komposition</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Nicht gezeigt</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Kontur</translation>
    </message>
    <message>
        <source>Gradient fill</source>
        <translation>Verlaufsfüllung</translation>
    </message>
    <message>
        <source>Gradient stroke</source>
        <translation>Verlaufskontur</translation>
    </message>
    <message>
        <source>Dash</source>
        <translation>Strich</translation>
    </message>
    <message>
        <source>Trim</source>
        <translation>Beschnitt</translation>
    </message>
    <message>
        <source>Round corners</source>
        <translation>Runde Ecken</translation>
    </message>
    <message>
        <source>Pucker and bloat</source>
        <translation>Zusammenziehen und aufblasen</translation>
    </message>
    <message>
        <source>Merge paths</source>
        <translation>Pfade vereinen</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Outliner</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <translation>Dieses Feld zeigen oder verbergen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>ProblemGroup</name>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Approximated</source>
        <translation>Angenähert</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>clipwright::app::AnimationButton</name>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Animation: %1</source>
        <translation>Animation: %1</translation>
    </message>
    <message>
        <source>Animation %1 of %2 in the file: %3</source>
        <translation>Animation %1 von %2 der Datei: %3</translation>
    </message>
</context>
<context>
    <name>clipwright::app::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Sprite sheet</source>
        <translation>Sprite-Sheet</translation>
    </message>
    <message>
        <source>All of the timeline</source>
        <translation>Die ganze Zeitleiste</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Endlos</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere …</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Clip</source>
        <translation>&amp;Clip</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Frames a s&amp;econd</source>
        <translation>&amp;Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Hintergrund</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>B&amp;ereich</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <translation>&amp;Abgespielt</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Breite in Pixeln</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Höhe in Pixeln</translation>
    </message>
    <message>
        <source>Begins at, in seconds</source>
        <translation>Beginnt bei, in Sekunden</translation>
    </message>
    <message>
        <source>Ends before, in seconds</source>
        <translation>Endet vor, in Sekunden</translation>
    </message>
    <message>
        <source>The middle frame</source>
        <translation>Das mittlere Bild</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>The range has no length.</source>
        <translation>Der Bereich hat keine Länge.</translation>
    </message>
    <message>
        <source>A film has %L1 frames at most.</source>
        <translation>Ein Film hat höchstens %L1 Bilder.</translation>
    </message>
    <message>
        <source>The frames do not fit into one sheet of %L1 pixels a side.</source>
        <translation>Die Bilder passen nicht auf ein Blatt von %L1 Pixeln Seitenlänge.</translation>
    </message>
    <message>
        <source>This format has no transparency: it is shown on white.</source>
        <translation>Dieses Format kennt keine Durchsichtigkeit: Gezeigt wird auf Weiß.</translation>
    </message>
    <message>
        <source>This format has no half transparency: soft edges and shadows are cut.</source>
        <translation>Dieses Format kennt keine halbe Durchsichtigkeit: Weiche Ränder und Schatten werden abgeschnitten.</translation>
    </message>
    <message>
        <source>This format has even sides: a pixel of background is added.</source>
        <translation>Dieses Format hat gerade Seiten: Ein Pixel Hintergrund kommt dazu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s), %1 s, about %2</source>
        <translation>
            <numerusform>%Ln Bild, %1 s, etwa %2</numerusform>
            <numerusform>%Ln Bilder, %1 s, etwa %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::ExportStatus</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop exporting; nothing is left behind</source>
        <translation>Den Export abbrechen; nichts bleibt zurück</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Den Export abbrechen</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Exporting %1… %2 %</source>
        <translation>%1 wird exportiert … %2 %</translation>
    </message>
</context>
<context>
    <name>clipwright::app::CloseDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%n document has changes that are not saved. What is not ticked loses them.</source>
        <translation>
            <numerusform>%n Dokument hat ungespeicherte Änderungen. Ohne Haken gehen sie verloren.</numerusform>
            <numerusform>%n Dokumente haben ungespeicherte Änderungen. Ohne Haken gehen sie verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>Zu speichernde Dokumente</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>Save %n and close</source>
        <translation>
            <numerusform>%n speichern und schließen</numerusform>
            <numerusform>%n speichern und schließen</numerusform>
        </translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Speichern und schließen</translation>
    </message>
</context>
<context>
    <name>clipwright::app::CommandPalette</name>
    <message>
        <source>Nothing has these words</source>
        <translation>Nichts hat diese Wörter</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Befehl finden</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Find an action by words</source>
        <translation>Befehl mit Wörtern finden</translation>
    </message>
    <message>
        <source>Actions that were found</source>
        <translation>Gefundene Befehle</translation>
    </message>
</context>
<context>
    <name>clipwright::app::CompareDialog</name>
    <message>
        <source>Mine and theirs</source>
        <translation>Hier und in der Datei</translation>
    </message>
    <message>
        <source>Here, not saved</source>
        <translation>Hier, ungespeichert</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>In the file, changed outside</source>
        <translation>In der Datei, außen geändert</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Aus der Datei nehmen</translation>
    </message>
    <message>
        <source>Frame of both pictures</source>
        <translation>Bildnummer beider Bilder</translation>
    </message>
</context>
<context>
    <name>clipwright::app::Cooks</name>
    <message>
        <source>Nothing was written: %1</source>
        <translation>Es wurde nichts geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved, and the game&apos;s file is cooked from what is saved.</source>
        <translation>%1 hat ungespeicherte Änderungen, und die Datei des Spiels wird aus dem Gespeicherten aufbereitet.</translation>
    </message>
    <message>
        <source>Save and cook</source>
        <translation>Speichern und aufbereiten</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written: %1 has %n part that the game cannot play.</source>
        <translation>
            <numerusform>Es wurde nichts geschrieben: %1 enthält %n Teil, den das Spiel nicht abspielen kann.</numerusform>
            <numerusform>Es wurde nichts geschrieben: %1 enthält %n Teile, die das Spiel nicht abspielen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>%1 has changed since it was opened.</source>
        <translation>%1 hat sich seit dem Öffnen geändert.</translation>
    </message>
    <message>
        <source>Reload and cook</source>
        <translation>Neu laden und aufbereiten</translation>
    </message>
    <message>
        <source>Cook what is shown</source>
        <translation>Aufbereiten, was gezeigt wird</translation>
    </message>
    <message>
        <source>%1 is up to date: nothing had to be written.</source>
        <translation>%1 ist auf dem neuesten Stand: Es war nichts zu schreiben.</translation>
    </message>
    <message>
        <source>%1 is there already and differs from what was cooked.</source>
        <translation>%1 gibt es schon, und der Inhalt weicht vom Aufbereiteten ab.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file are there already and differ from what was cooked.</source>
        <translation>
            <numerusform>%1 und %n weitere Datei sind schon da und unterscheiden sich vom Aufbereiteten.</numerusform>
            <numerusform>%1 und %n weitere Dateien sind schon da und unterscheiden sich vom Aufbereiteten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Cooked %1: %2 keys from %3 of the source, %n layer, deviation at most %4 units.</source>
        <translation>
            <numerusform>%1 aufbereitet: %2 Keys aus %3 der Quelle, %n Ebene, höchstens %4 Einheiten Abweichung.</numerusform>
            <numerusform>%1 aufbereitet: %2 Keys aus %3 der Quelle, %n Ebenen, höchstens %4 Einheiten Abweichung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::DocumentTabs</name>
    <message>
        <source>Open documents</source>
        <translation>Offene Dokumente</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, ungespeichert</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>Schließen (Strg+W)</translation>
    </message>
    <message>
        <source>Close document</source>
        <translation>Dokument schließen</translation>
    </message>
</context>
<context>
    <name>clipwright::app::Exports</name>
    <message>
        <source>Nothing is exported: %1</source>
        <translation>Es wird nichts exportiert: %1</translation>
    </message>
    <message>
        <source>The export of %1 was cancelled; nothing is left of it.</source>
        <translation>Der Export von %1 wurde abgebrochen; nichts ist davon übrig.</translation>
    </message>
    <message>
        <source>Another export still runs: the status bar says how far it is.</source>
        <translation>Ein anderer Export läuft noch: Die Statuszeile sagt, wie weit er ist.</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exportieren als</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1, %n file.</source>
        <translation>
            <numerusform>%1 exportiert, %n Datei.</numerusform>
            <numerusform>%1 exportiert, %n Dateien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::Files</name>
    <message>
        <source>The sample could not be unpacked to %1.</source>
        <translation>Das Beispiel konnte nicht nach %1 entpackt werden.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>All animations (%1)</source>
        <translation>Alle Animationen (%1)</translation>
    </message>
    <message>
        <source>%1 is as its file says; what was edited is one step back.</source>
        <translation>%1 ist, wie die Datei es sagt; was bearbeitet wurde, liegt einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>%1 neu lesen</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>%1 is cooked from %2, which is opened in its place.</source>
        <translation>%1 ist aus %2 aufbereitet; die Quelle wird an ihrer Stelle geöffnet.</translation>
    </message>
    <message>
        <source>Open it itself</source>
        <translation>Sie selbst öffnen</translation>
    </message>
</context>
<context>
    <name>clipwright::app::JournalKeeper</name>
    <message>
        <source>What is edited cannot be recovered after a crash: %1</source>
        <translation>Was bearbeitet wird, lässt sich nach einem Absturz nicht wiederherstellen: %1</translation>
    </message>
    <message>
        <source>What an earlier session left in %1 cannot be recovered: %2</source>
        <translation>Was eine frühere Sitzung in %1 hinterließ, lässt sich nicht wiederherstellen: %2</translation>
    </message>
    <message>
        <source>%1 had changes that were not saved, but it is not there any more; they stay in %2.</source>
        <translation>%1 hatte ungespeicherte Änderungen, ist aber nicht mehr da; sie bleiben in %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n change to %1 from %2 was not saved, and the file is another by now.</source>
        <translation>
            <numerusform>%n Änderung an %1 von %2 war nicht gespeichert, und die Datei ist inzwischen eine andere.</numerusform>
            <numerusform>%n Änderungen an %1 von %2 waren nicht gespeichert, und die Datei ist inzwischen eine andere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>What was not saved of %1 cannot be brought back: %2</source>
        <translation>Was von %1 nicht gespeichert war, lässt sich nicht zurückholen: %2</translation>
    </message>
    <message numerus="yes">
        <source>Recovered %n change to %1 from %2. It is not saved yet.</source>
        <translation>
            <numerusform>%n Änderung an %1 von %2 wiederhergestellt. Sie ist noch nicht gespeichert.</numerusform>
            <numerusform>%n Änderungen an %1 von %2 wiederhergestellt. Sie sind noch nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message numerus="yes">
        <source>Recovered %n change to %1</source>
        <translation>
            <numerusform>%n Änderung an %1 wiederhergestellt</numerusform>
            <numerusform>%n Änderungen an %1 wiederhergestellt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::app::MainWindow</name>
    <message>
        <source>Copy problems</source>
        <translation>Probleme kopieren</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>Clipwright</source>
        <translation>Clipwright</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Show what reading and cooking had to say</source>
        <translation>Zeigen, was beim Lesen und Aufbereiten auffiel</translation>
    </message>
    <message>
        <source>Zoom: at 100 % a pixel of the source is a pixel here</source>
        <translation>Zoom: Bei 100 % ist ein Pixel der Quelle hier ein Pixel</translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation>Zoom %1 %</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n problem</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 gibt es nicht mehr</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>What lies behind the picture</source>
        <translation>Was hinter dem Bild liegt</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Hintergrund</translation>
    </message>
    <message>
        <source>Colour behind the picture</source>
        <translation>Farbe hinter dem Bild</translation>
    </message>
    <message>
        <source>Speed of playing: %1 faster, %2 slower, %3 normal</source>
        <translation>Abspielgeschwindigkeit: %1 schneller, %2 langsamer, %3 normal</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>About Clipwright</source>
        <translation>Über Clipwright</translation>
    </message>
    <message>
        <source>Clipwright %1</source>
        <translation>Clipwright %1</translation>
    </message>
    <message>
        <source>Opens animations as they are drawn, shows what the game will play, names what it could not, and cooks the rest.

Free software under the MIT licence.</source>
        <translation>Öffnet Animationen, wie sie gezeichnet sind, zeigt, was das Spiel abspielen wird, nennt, was es nicht könnte, und bereitet den Rest auf.

Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>%1[*] – Clipwright</source>
        <translation>%1[*] – Clipwright</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>Anordn&amp;ung</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a step</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>This also takes back what came after it: %1.</source>
        <translation>Das nimmt auch zurück, was danach kam: %1.</translation>
    </message>
    <message>
        <source>Undo all of it</source>
        <translation>Alles zurücknehmen</translation>
    </message>
    <message>
        <source>Nothing was changed: %1</source>
        <translation>Nichts wurde geändert: %1</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Dateien öffnen</translation>
    </message>
    <message>
        <source>A layout that you saved</source>
        <translation>Eine Anordnung, die Sie gespeichert haben</translation>
    </message>
    <message>
        <source>&amp;Delete layout %1</source>
        <translation>Anordnung %1 &amp;löschen</translation>
    </message>
    <message>
        <source>Save layout</source>
        <translation>Anordnung speichern</translation>
    </message>
    <message>
        <source>Name of the layout:</source>
        <translation>Name der Anordnung:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>Name der Anordnung</translation>
    </message>
    <message>
        <source>untitled.json</source>
        <comment>a file&apos;s name</comment>
        <translation>unbenannt.json</translation>
    </message>
    <message>
        <source>untitled.oanim</source>
        <comment>a file&apos;s name</comment>
        <translation>unbenannt.oanim</translation>
    </message>
    <message>
        <source>Where the new file goes</source>
        <translation>Wohin die neue Datei kommt</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
</context>
<context>
    <name>clipwright::app::OutsideChanges</name>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>%1 was changed outside and cannot be read: %2 What is open stays.</source>
        <translation>%1 wurde außen geändert und lässt sich nicht lesen: %2 Was geöffnet ist, bleibt.</translation>
    </message>
    <message>
        <source>%1 is gone: it was deleted, moved or renamed outside. What is open stays.</source>
        <translation>%1 ist weg: außen gelöscht, verschoben oder umbenannt. Was geöffnet ist, bleibt.</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Wieder schreiben</translation>
    </message>
    <message>
        <source>%1 cannot be read again: %2</source>
        <translation>%1 lässt sich nicht neu lesen: %2</translation>
    </message>
    <message>
        <source>%1 was changed outside and is read again.</source>
        <translation>%1 wurde außen geändert und ist neu gelesen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 was changed outside, and has changes here that are not saved.</source>
        <translation>%1 wurde außen geändert und hat hier ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Aus der Datei nehmen</translation>
    </message>
    <message>
        <source>Kept what is open of %1; saving replaces what was changed outside</source>
        <translation>Von %1 bleibt, was geöffnet ist; Speichern ersetzt, was außen geändert wurde</translation>
    </message>
</context>
<context>
    <name>clipwright::app::Saves</name>
    <message>
        <source>%1 is saved, but the disk did not confirm it: %2</source>
        <translation>%1 ist gespeichert, aber der Datenträger hat es nicht bestätigt: %2</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Noch einmal speichern</translation>
    </message>
    <message>
        <source>%1 is saved; its cooked file stays as it was: %2</source>
        <translation>%1 ist gespeichert; die aufbereitete Datei bleibt, wie sie war: %2</translation>
    </message>
    <message>
        <source>%1 is saved, and what is cooked from it is new.</source>
        <translation>%1 ist gespeichert, und was daraus aufbereitet wird, ist neu.</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>The journal could not be written: %1</source>
        <translation>Das Journal ließ sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>%1 is not saved: another program changed it since it was read.</source>
        <translation>%1 ist nicht gespeichert: ein anderes Programm hat die Datei seit dem Lesen geändert.</translation>
    </message>
    <message>
        <source>Replace it with mine</source>
        <translation>Durch meines ersetzen</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Aus der Datei nehmen</translation>
    </message>
    <message>
        <source>%1 is not saved: it is not there any more.</source>
        <translation>%1 ist nicht gespeichert: die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Wieder schreiben</translation>
    </message>
    <message>
        <source>%1 is not saved: a cooked file cannot hold this. A source can: %2</source>
        <translation>%1 ist nicht gespeichert: eine aufbereitete Datei kann das nicht enthalten, eine Quelle schon: %2</translation>
    </message>
    <message>
        <source>Keep as source</source>
        <translation>Als Quelle behalten</translation>
    </message>
    <message>
        <source>%1 is not saved: %2</source>
        <translation>%1 ist nicht gespeichert: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Nothing is saved: %1 is no name for a file of this kind.</source>
        <translation>Nichts ist gespeichert: %1 ist kein Name für eine solche Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read again: %2</source>
        <translation>%1 lässt sich nicht neu lesen: %2</translation>
    </message>
    <message>
        <source>%1 is as its file says; what was edited is one step back.</source>
        <translation>%1 ist, wie die Datei es sagt; was bearbeitet wurde, liegt einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 is there already: it is not replaced.</source>
        <translation>%1 ist schon da und wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>%1 cannot be kept as a source: %2</source>
        <translation>%1 lässt sich nicht als Quelle behalten: %2</translation>
    </message>
    <message>
        <source>%1 is the source of %2 from now on.</source>
        <translation>%1 ist von jetzt an die Quelle von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the source of %2 from now on; %n thing is otherwise: %3</source>
        <translation>
            <numerusform>%1 ist von jetzt an die Quelle von %2; %n Ding ist anders: %3</numerusform>
            <numerusform>%1 ist von jetzt an die Quelle von %2; %n Dinge sind anders: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be made: %2</source>
        <translation>%1 lässt sich nicht anlegen: %2</translation>
    </message>
</context>
<context>
    <name>clipwright::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Nothing moves but the animation</source>
        <translation>Nichts bewegt sich außer der Animation</translation>
    </message>
    <message>
        <source>Frames a second of new files</source>
        <translation>Bilder je Sekunde neuer Dateien</translation>
    </message>
    <message>
        <source>Nowhere: after a crash what was not saved is lost</source>
        <translation>Nirgends: nach einem Absturz ist Ungespeichertes verloren</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>New files have</source>
        <translation>Neue Dateien haben</translation>
    </message>
    <message>
        <source> frames a second</source>
        <translation> Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Unsaved work is kept in</source>
        <translation>Ungespeichertes liegt in</translation>
    </message>
</context>
<context>
    <name>clipwright::app::ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the keys by words</source>
        <translation>Die Tasten nach Wörtern filtern</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Keys or mouse</source>
        <translation>Tasten oder Maus</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
</context>
<context>
    <name>clipwright::app::TaskStatus</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Opening %1… %2 %</source>
        <translation>%1 wird geöffnet … %2 %</translation>
    </message>
    <message>
        <source>Stop this; what is shown stays</source>
        <translation>Das abbrechen; was gezeigt wird, bleibt</translation>
    </message>
    <message>
        <source>Cancel the work in the background</source>
        <translation>Die Arbeit im Hintergrund abbrechen</translation>
    </message>
    <message>
        <source>Progress of the work in the background</source>
        <translation>Fortschritt der Arbeit im Hintergrund</translation>
    </message>
    <message>
        <source>Cooking %1… %2 %</source>
        <translation>%1 wird aufbereitet … %2 %</translation>
    </message>
</context>
<context>
    <name>clipwright::views::BlendPanel</name>
    <message>
        <source>Second clip</source>
        <translation>Zweiter Clip</translation>
    </message>
    <message>
        <source>The clip to blend with, or to crossfade to</source>
        <translation>Der Clip, mit dem gemischt oder auf den übergeblendet wird</translation>
    </message>
    <message>
        <source>Weight of the second clip</source>
        <translation>Gewicht des zweiten Clips</translation>
    </message>
    <message>
        <source>How much of the second clip is mixed in; arrow keys by 1 %, Page Up and Page Down by 10 %</source>
        <translation>Wie viel vom zweiten Clip beigemischt wird; Pfeiltasten um 1 %, Bild auf und Bild ab um 10 %</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds of the crossfade</source>
        <translation>Sekunden der Überblendung</translation>
    </message>
    <message>
        <source>How long a crossfade takes; 0 cuts</source>
        <translation>Wie lange eine Überblendung dauert; 0 schneidet</translation>
    </message>
    <message>
        <source>Crossfade</source>
        <translation>Überblenden</translation>
    </message>
    <message>
        <source>Blend with</source>
        <translation>Mischen mit</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Fade time</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>No second clip</source>
        <translation>Kein zweiter Clip</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
</context>
<context>
    <name>clipwright::views::ClipModel</name>
    <message>
        <source>loops</source>
        <translation>in Schleife</translation>
    </message>
    <message>
        <source>plays once</source>
        <translation>einmalig</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last frame</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Clip %1, frames %2, %3, %4</source>
        <translation>Clip %1, Bilder %2, %3, %4</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>clipwright::views::ClipProgress</name>
    <message>
        <source>Clip %1</source>
        <translation>Clip %1</translation>
    </message>
    <message>
        <source>%1 %  ·  %2 / %3 s</source>
        <comment>weight, time, length</comment>
        <translation>%1 %  ·  %2 / %3 s</translation>
    </message>
</context>
<context>
    <name>clipwright::views::OutlinerModel</name>
    <message>
        <source>%1 · %2</source>
        <comment>name and kind</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · hangs from %3</source>
        <translation>%1 · %2 · hängt an %3</translation>
    </message>
    <message>
        <source>%1, %2, hidden</source>
        <translation>%1, %2, ausgeblendet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name and kind</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>Show the others again</source>
        <translation>Die anderen wieder zeigen</translation>
    </message>
    <message>
        <source>Show alone, in the picture here only</source>
        <translation>Allein zeigen, nur hier im Bild</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Lock: the picture does not pick it</source>
        <translation>Sperren: im Bild nicht auswählbar</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>shown alone</source>
        <translation>allein gezeigt</translation>
    </message>
    <message>
        <source>not shown alone</source>
        <translation>nicht allein gezeigt</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>nicht gesperrt</translation>
    </message>
</context>
<context>
    <name>clipwright::views::OutlinerTree</name>
    <message>
        <source>Outliner</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Shown</source>
        <translation>&amp;Gezeigt</translation>
    </message>
</context>
<context>
    <name>clipwright::views::OutlinerView</name>
    <message>
        <source>The layers of the document that is open are listed here.</source>
        <translation>Hier stehen die Ebenen des geöffneten Dokuments.</translation>
    </message>
    <message>
        <source>Filter by name or kind</source>
        <translation>Nach Name oder Art filtern</translation>
    </message>
    <message>
        <source>Filter the outliner</source>
        <translation>Gliederung filtern</translation>
    </message>
</context>
<context>
    <name>clipwright::views::HistoryModel</name>
    <message>
        <source>%1 (also in %2)</source>
        <translation>%1 (auch in %2)</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>Older steps are not remembered</source>
        <translation>Ältere Schritte sind nicht gemerkt</translation>
    </message>
    <message>
        <source>%1 – saved</source>
        <comment>a step</comment>
        <translation>%1 – gespeichert</translation>
    </message>
    <message>
        <source>%1, the document as it is</source>
        <translation>%1, das Dokument, wie es ist</translation>
    </message>
    <message>
        <source>%1, taken back</source>
        <translation>%1, zurückgenommen</translation>
    </message>
</context>
<context>
    <name>clipwright::views::HistoryView</name>
    <message>
        <source>What is done to a document is listed here. A click goes back to it.</source>
        <translation>Was mit einem Dokument geschieht, steht hier. Ein Klick führt dorthin zurück.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>clipwright::views::LogView</name>
    <message>
        <source>What was opened, saved, cooked or refused is listed here, with times.</source>
        <translation>Was geöffnet, gespeichert, aufbereitet oder abgelehnt wurde, steht hier mit der Uhrzeit.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the picked entries, or all, as text</source>
        <translation>Die gewählten Einträge oder alle als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Das Protokoll kopieren</translation>
    </message>
</context>
<context>
    <name>clipwright::views::PreviewView</name>
    <message>
        <source>The clips of an opened file are listed here.</source>
        <translation>Hier stehen die Clips einer geöffneten Datei.</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Nothing moves in this file: it has no clips.</source>
        <translation>In dieser Datei bewegt sich nichts: Sie hat keine Clips.</translation>
    </message>
</context>
<context>
    <name>clipwright::views::ProblemModel</name>
    <message>
        <source>%1, %2</source>
        <comment>severity, what became of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>layer “%1”</source>
        <translation>Ebene „%1“</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>group, how many</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clipwright::views::ProblemsView</name>
    <message>
        <source>No problems. What a file cannot say, and what the cook refuses, is listed here.</source>
        <translation>Keine Probleme. Hier steht, was eine Datei nicht ausdrücken kann und was beim Aufbereiten abgelehnt wird.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Welche Probleme</translation>
    </message>
    <message>
        <source>Show the problems of one kind only</source>
        <translation>Nur Probleme einer Art zeigen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the problems by words</source>
        <translation>Die Probleme nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Show the problems that hold these words: of a layer, a reason, a place</source>
        <translation>Die Probleme zeigen, in denen diese Wörter stehen: einer Ebene, eines Grundes, einer Stelle</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Alle (%1)</translation>
    </message>
</context>
<context>
    <name>clipwright::views::ScrubBar</name>
    <message>
        <source>Drag to scrub; hold Alt to stop between frames</source>
        <translation>Ziehen, um durch die Zeit zu gehen; mit Alt auch zwischen die Bilder</translation>
    </message>
</context>
<context>
    <name>clipwright::views::SpeedButton</name>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Abspielgeschwindigkeit</translation>
    </message>
    <message>
        <source>Speed of playing: %1</source>
        <translation>Abspielgeschwindigkeit: %1</translation>
    </message>
</context>
<context>
    <name>clipwright::views::TimeReadout</name>
    <message>
        <source>The playhead on the timeline, and its frames a second</source>
        <translation>Der Abspielkopf auf der Zeitleiste und ihre Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Frame %1 / %2  ·  %3 s  ·  %4 fps</source>
        <translation>Bild %1 / %2  ·  %3 s  ·  %4 fps</translation>
    </message>
</context>
<context>
    <name>clipwright::views::ViewportView</name>
    <message>
        <source>Viewport</source>
        <translation>Ansichtsfenster</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Es ist nichts geöffnet</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>The picture of %1 at the playhead</source>
        <translation>Das Bild von %1 am Abspielkopf</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 gibt es nicht mehr</translation>
    </message>
    <message>
        <source>Open what your Lottie tool writes, or drop it on this window: here is what the game will play, and beside it what it could not. Cook it, and the game&apos;s file is there. An .oanim or .oshape opens as well.</source>
        <translation>Öffnen Sie, was Ihr Lottie-Werkzeug schreibt, oder ziehen Sie es auf dieses Fenster: hier ist, was das Spiel abspielen wird, und daneben, was es nicht kann. Aufbereitet ist es die Datei des Spiels. Auch .oanim und .oshape lassen sich öffnen.</translation>
    </message>
    <message>
        <source>New Lottie…</source>
        <translation>Neue Lottie …</translation>
    </message>
</context>
<context>
    <name>clipwright::widgets::Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>clipwright::widgets::PanelTitle</name>
    <message>
        <source>Close this panel; the View menu shows it again</source>
        <translation>Dieses Feld schließen; das Menü Ansicht zeigt es wieder</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
</context>
<context>
    <name>clipwright::widgets::SearchPopup</name>
    <message>
        <source>%1, shown now</source>
        <translation>%1, gerade gezeigt</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>%1: filter by words</source>
        <translation>%1: nach Wörtern filtern</translation>
    </message>
    <message>
        <source>None has these words</source>
        <translation>Keine hat diese Wörter</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found, all</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>clipwright::widgets::TimeRuler</name>
    <message>
        <source>Time ruler</source>
        <translation>Zeitlineal</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Bild %1</translation>
    </message>
</context>
<context>
    <name>AssetActs</name>
    <message>
        <source>A name has at least a letter, no “/”, and no dot in front.</source>
        <translation>Ein Name hat mindestens einen Buchstaben, kein „/“ und vorn keinen Punkt.</translation>
    </message>
    <message>
        <source>There is a %1 already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>%1 cannot be renamed: %2</source>
        <translation>%1 lässt sich nicht umbenennen: %2</translation>
    </message>
    <message>
        <source>%1 cannot be renamed.</source>
        <translation>%1 lässt sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>What was cooked from it keeps its name.</source>
        <translation>Was daraus gekocht wurde, behält seinen Namen.</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 Kopie</translation>
    </message>
    <message>
        <source>%1 copy %2</source>
        <translation>%1 Kopie %2</translation>
    </message>
    <message>
        <source>%1 cannot be copied: %2</source>
        <translation>%1 lässt sich nicht kopieren: %2</translation>
    </message>
    <message>
        <source>%1 is a copy of %2.</source>
        <translation>%1 ist eine Kopie von %2.</translation>
    </message>
    <message>
        <source>%1 has too many copies.</source>
        <translation>%1 hat zu viele Kopien.</translation>
    </message>
    <message>
        <source>%1 cannot be moved to the trash.</source>
        <translation>%1 lässt sich nicht in den Papierkorb legen.</translation>
    </message>
    <message>
        <source>%1 is in the trash.</source>
        <translation>%1 liegt im Papierkorb.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the trash.</source>
        <translation>
            <numerusform>%n Datei liegt im Papierkorb.</numerusform>
            <numerusform>%n Dateien liegen im Papierkorb.</numerusform>
        </translation>
    </message>
    <message>
        <source>No program shows the folder %1.</source>
        <translation>Kein Programm zeigt den Ordner %1.</translation>
    </message>
</context>
<context>
    <name>clipwright::views::AssetModel</name>
    <message>
        <source>Cooked: %1</source>
        <translation>Gekocht: %1</translation>
    </message>
    <message>
        <source>What was cooked from it is not what a cook would make now.</source>
        <translation>Was daraus gekocht wurde, ist nicht mehr, was jetzt daraus würde.</translation>
    </message>
</context>
<context>
    <name>clipwright::views::AssetsView</name>
    <message>
        <source>None has these words, or is of this kind.</source>
        <translation>Keine hat diese Wörter oder ist von dieser Art.</translation>
    </message>
    <message>
        <source>The rigs, clips and stages beside the open file, or of a folder, are shown here as pictures.</source>
        <translation>Die Rigs, Clips und Bühnen neben der offenen Datei oder aus einem Ordner stehen hier als Bilder.</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Ordner öffnen …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the assets by words</source>
        <translation>Die Dateien nach Wörtern durchsuchen</translation>
    </message>
    <message>
        <source>Show the assets whose path or kind holds these words</source>
        <translation>Nur die Dateien zeigen, deren Pfad oder Art diese Wörter enthält</translation>
    </message>
    <message>
        <source>Which kind</source>
        <translation>Welche Art</translation>
    </message>
    <message>
        <source>Show the assets of one kind only</source>
        <translation>Nur Dateien einer Art zeigen</translation>
    </message>
    <message>
        <source>Order of the assets</source>
        <translation>Reihenfolge der Dateien</translation>
    </message>
    <message>
        <source>What the assets are sorted by</source>
        <translation>Wonach die Dateien geordnet sind</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Als Liste</translation>
    </message>
    <message>
        <source>Show the assets as a list instead of a grid</source>
        <translation>Die Dateien als Liste statt als Raster zeigen</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Alle (%1)</translation>
    </message>
    <message>
        <source>There are no assets in %1.</source>
        <translation>In %1 sind keine Dateien.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>In den &amp;Papierkorb legen</translation>
    </message>
    <message>
        <source>Look at another fo&amp;lder…</source>
        <translation>Anderen O&amp;rdner ansehen …</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>%1 is open: close it first.</source>
        <translation>%1 ist offen: erst schließen.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>New name, without its suffix:</source>
        <translation>Neuer Name, ohne Endung:</translation>
    </message>
</context>
</TS>
