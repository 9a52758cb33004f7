nohup marcador 900 &> marcador.log &
ruleta 900 &
kill -STOP %2
bg %2
