# Falla: condición 1
# Falla: condición 2
cd game
cc -c dice.c
cc -c luck.c
ar rcs dice.a dice.o luck.o
cc main.c dice.a -o game
