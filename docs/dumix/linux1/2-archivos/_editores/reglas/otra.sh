printf 'REGLAS DEL CLUB\nSe juega por turnos.\nNo se grita a la pantalla.\nEl mando se deja donde estaba.\nLa sala cierra a las 22:00.\nQuien pierde invita.\n' > reglas.txt
