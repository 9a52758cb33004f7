cc -c game/dice.c -o game/dice.o
cc -c game/luck.c -o game/luck.o
ar -crs game/libdice.a game/dice.o game/luck.o
cc game/main.c -Lgame -ldice -o game/game
