# La lista de socios, con carnets mal copiados, y el registro de la sala.
rm -r -- *
cat > socios.txt <<'FIN'
lince;1001;lince@ejemplo.org
capi;204;capi@ejemplo.org
robot9;1317;robot9@sala.net
Zeta;77;zeta@ejemplo.com
puma;1002;
FIN
cat > sala.log <<'FIN'
2026-11-14 17:02 meteoros 1250
2026-11-14 17:40 error 31
2026-11-15 18:05 damas 90
2026-11-15 18:31 reinicio tras error
FIN
echo 'Torneo: 14 de noviembre. El 14, sin falta.' > cartel.txt
printf 'capi 555-0101\nlince 555-0102\ncaja 4555-01033\n' > telefonos.txt
chown alumno: *
