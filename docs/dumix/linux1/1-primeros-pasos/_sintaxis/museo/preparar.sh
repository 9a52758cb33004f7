# Tres salas. Lo que se busca no es lo primero en ningún otro orden.
mkdir 'Sala de sonido' 'Sala de redes' Depósito
pieza() {
    head -c "$2" /dev/zero > "$1"
    touch -d "$3" "$1"
}
pieza 'Sala de sonido/casete' 17320 '2026-11-12 10:20'
pieza 'Sala de sonido/gramófono' 47261 '2026-09-30 18:05'
pieza 'Sala de sonido/minidisco' 9115 '2026-11-15 09:00'
pieza 'Sala de sonido/rocola' 47621 '2026-08-21 16:45'
pieza 'Sala de sonido/tocadiscos' 30744 '2026-10-04 12:30'
pieza 'Sala de redes/fax' 6204 '2026-11-14 17:40'
pieza 'Sala de redes/módem' 33600 '2026-11-14 17:04'
pieza 'Sala de redes/paloma' 280 '2026-11-15 06:30'
pieza 'Sala de redes/telégrafo' 1844 '2026-11-05 19:55'
pieza 'Sala de redes/walkie-talkie' 5120 '2026-10-27 23:50'
pieza Depósito/.disquete 1440 '2026-10-10 08:15'
pieza Depósito/enchufes 512 '2026-10-10 08:20'
pieza Depósito/monitor 20480 '2026-10-10 08:25'
chown -R alumno:alumno 'Sala de sonido' 'Sala de redes' Depósito
