cat > t << 'FIN'
*/10 17 * * * Sala/recoge.sh
*/10 18 * * * Sala/recoge.sh
*/10 19 * * * Sala/recoge.sh
*/10 20 * * * Sala/recoge.sh
*/20 21 * * * Sala/recoge.sh
10-50/20 21 * * * Sala/recoge.sh
FIN
(crontab -l; cat t; echo '30 16 * * Mon,tue,WED,thu,fri . Sala/abre.sh'; echo '5 9 1,15 jan-dec * sh Sala/riega.sh') | crontab -
