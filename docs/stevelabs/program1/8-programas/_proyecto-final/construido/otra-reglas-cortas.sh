cd juego
cat > Makefile << 'FIN'
OBJETOS = title.o input.o map.o bag.o door.o hero.o fight.o save.o
CABECERAS = bag.h door.h fight.h game.h hero.h input.h map.h save.h title.h

mazmorra: main.o $(OBJETOS)
	cc $^ -o $@

.PHONY: pruebas limpia

pruebas: prueba
	./prueba

prueba: tests.o $(OBJETOS)
	cc $^ -o $@

limpia:
	rm -f *.o mazmorra prueba

%.o: %.c
	cc -Wall -c $<

main.o: $(CABECERAS)
tests.o: bag.h game.h input.h map.h save.h
save.o: save.h bag.h game.h hero.h map.h
fight.o: fight.h bag.h game.h hero.h input.h map.h
hero.o: hero.h bag.h game.h input.h map.h title.h
door.o: door.h input.h
bag.o: bag.h
map.o: map.h
input.o: input.h
title.o: title.h
FIN
make pruebas
