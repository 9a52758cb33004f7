cd juego
cat > Makefile << 'FIN'
mazmorra: main.o title.o input.o map.o bag.o door.o hero.o fight.o save.o
	cc main.o title.o input.o map.o bag.o door.o hero.o fight.o save.o -o mazmorra

title.o: title.c title.h
	cc -Wall -c title.c

input.o: input.c input.h
	cc -Wall -c input.c

map.o: map.c map.h
	cc -Wall -c map.c

bag.o: bag.c bag.h
	cc -Wall -c bag.c

door.o: door.c door.h input.h
	cc -Wall -c door.c

hero.o: hero.c bag.h game.h hero.h input.h map.h title.h
	cc -Wall -c hero.c

fight.o: fight.c bag.h fight.h game.h hero.h input.h map.h
	cc -Wall -c fight.c

save.o: save.c bag.h game.h hero.h map.h save.h
	cc -Wall -c save.c

main.o: main.c bag.h door.h fight.h game.h hero.h input.h map.h save.h title.h
	cc -Wall -c main.c

pruebas: tests.c map.o bag.o input.o save.o hero.o title.o
	cc -Wall tests.c map.o bag.o input.o save.o hero.o title.o -o tests
	./tests

limpia:
	rm -f *.o mazmorra tests
FIN
make pruebas
