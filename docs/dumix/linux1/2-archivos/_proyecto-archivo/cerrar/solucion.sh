chmod 444 Archivo/Lucha/*.sav
chmod 555 Archivo/Lucha
