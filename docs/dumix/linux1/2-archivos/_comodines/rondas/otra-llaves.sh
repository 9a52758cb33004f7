cp Capturas/duelo{2,3,4,5}.png Torneos
