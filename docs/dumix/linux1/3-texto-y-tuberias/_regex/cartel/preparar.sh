# Un cartel con el juego equivocado, a veces dos veces en la misma línea.
cat > cartel.txt <<'FIN'
Torneo de Serpiente
Inscripción: 2 fichas. Serpiente, a las 17:00.
Serpiente por parejas, Serpiente por turnos.
Pregunta en la sala.
FIN
mkdir -p /var/lib/club
cp cartel.txt /var/lib/club/cartel.txt
chown alumno: cartel.txt
