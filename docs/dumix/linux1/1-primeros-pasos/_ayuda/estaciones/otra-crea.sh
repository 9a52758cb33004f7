apropos crea
mkdir Invierno
whatis rmdir
rmdir -v Otoño
