marcador 900 &
ruleta 900 &
