# Lo que queda del torneo anterior.
mkdir Otoño Reglas
chown alumno: Otoño Reglas
# Unos permisos que `mkdir` no pone: se le reconoce aunque cambie de nombre.
chmod 751 Otoño
