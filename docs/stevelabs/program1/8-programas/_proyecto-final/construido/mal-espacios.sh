# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
# Falla: condición 6
# Falla: condición 7
# Falla: condición 8
# Falla: condición 9
# Falla: condición 10
# Falla: condición 11
cd juego
cat >> Makefile << 'FIN'

save.o: save.c bag.h game.h hero.h map.h save.h
    cc -Wall -c save.c

main.o: main.c bag.h door.h fight.h game.h hero.h input.h map.h save.h title.h
    cc -Wall -c main.c

pruebas: tests
    ./tests

tests: tests.o $(OBJECTS)
    cc tests.o $(OBJECTS) -o tests

tests.o: tests.c bag.h game.h input.h map.h save.h
    cc -Wall -c tests.c

limpia:
    rm -f *.o mazmorra tests
FIN
make
