crontab -l > antes
cat > nuevas << 'FIN'
SHELL=/bin/bash
30 16 * * 1,2,3,4,5 Sala/abre.sh &> Sala/abre.log
*/10 17-21 * * * { Sala/recoge.sh; } > /dev/null
5 9 1,15 */1 * Sala/riega.sh
FIN
cat antes nuevas | crontab -
crontab -l
