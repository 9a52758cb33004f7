// Falla: caso no le alcanza
// Falla: caso le falta una
// Falla: caso no lleva nada
// mal: sin else, a quien no le alcanza le dice las dos frases
#include <stdio.h>

int main(void)
{
    int oro = 0;

    scanf("%d", &oro);
    if (oro < 10) {
        printf("Alto. Te faltan %d.\n", 10 - oro);
    }
    printf("Pasa. Te quedan %d.\n", oro - 10);
    return 0;
}
