cp Capturas/duelo[2-5].png Torneos
