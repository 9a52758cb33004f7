sudo cat /var/log/auth.log > copia
grep Failed copia | grep -c 'from 203.0.113.9 '
grep Failed copia | grep -c 'from 198.51.100.14 '
nano --version | head -n 1
printf ' 203.0.113.9 ' > direccion.txt
