# Falla: condición 10
cd juego
cat >> Makefile << 'FIN'

save.o: save.c bag.h game.h hero.h map.h save.h
	cc -Wall -c save.c

main.o: main.c bag.h door.h fight.h game.h hero.h input.h map.h save.h title.h
	cc -Wall -c main.c

pruebas: tests
	./tests

tests:
	cc -c tests.c
	cc tests.o $(OBJECTS) -o tests

tests.o: tests.c bag.h game.h input.h map.h save.h
	cc -Wall -c tests.c

limpia:
	rm -f *.o mazmorra tests
FIN
make pruebas
