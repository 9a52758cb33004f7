marcador 15m &
ruleta 1h &
