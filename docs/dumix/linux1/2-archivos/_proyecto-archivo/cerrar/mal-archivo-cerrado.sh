# Falla: condición 2
chmod 444 Archivo/Lucha/*
chmod 555 Archivo/Lucha
chmod 700 Archivo
