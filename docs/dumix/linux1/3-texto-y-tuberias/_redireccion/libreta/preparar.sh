# La libreta de los refrescos, con tres apuntes.
cat > libreta.txt <<'FIN'
Bruno: 1
Celia: 3
Elena: 2
FIN
chown alumno: libreta.txt
