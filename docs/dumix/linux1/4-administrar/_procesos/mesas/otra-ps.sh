ps aux | grep mesa3 | grep -v grep | tr -s ' ' | cut -d ' ' -f 2 | xargs kill -TERM
nohup marcador 900 < /dev/null &> salida.txt &
jobs
