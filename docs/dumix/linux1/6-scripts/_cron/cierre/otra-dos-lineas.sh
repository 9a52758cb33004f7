echo '15 22 * * 6 /home/alumno/Sala/cierra.sh' > lista
echo '015 022 * * 7 bash $HOME/Sala/cierra.sh > /dev/null 2>&1' >> lista
crontab lista
