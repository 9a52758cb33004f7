# Lo que queda del torneo anterior.
mkdir Otoño Reglas
chown alumno: Otoño Reglas
