printf 'RONDAS\nOctavos, sala sur\nCuartos, sala sur\nSemifinal, sala norte\nFinal, sala grande\n' > rondas.txt
