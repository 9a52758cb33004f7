printf 'TORNEO DEL CLUB\nSábado a las 17:00\nSala grande\n' > cartel.txt
