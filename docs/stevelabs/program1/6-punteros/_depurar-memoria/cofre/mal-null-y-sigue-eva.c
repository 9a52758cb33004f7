// Falla: exige memoria
#include <stdio.h>
#include <stdlib.h>

// Entrega un cofre con ese oro, o NULL
int *abre(int oro)
{
    int *cofre = malloc(sizeof *cofre);

    if (cofre != NULL) {
        *cofre = oro;
    }
    return cofre;
}

// Saca esas monedas, o las que queden,
// y dice cuántas salieron.
// El cofre es prestado
int saca(int *cofre, int monedas)
{
    int salen = monedas;

    if (salen > *cofre) {
        salen = *cofre;
    }
    *cofre -= salen;
    return salen;
}

int main(void)
{
    int oro = 0;
    int monedas = 0;

    scanf("%d", &oro);

    int *ana = abre(oro);
    int *eva = ana;

    if (ana == NULL) {
        return EXIT_FAILURE;
    }
    if (scanf("%d", &monedas) == 1) {
        printf("Ana: %d\n",
               saca(ana, monedas));
    }
    free(ana);
    ana = NULL;
    if (scanf("%d", &monedas) == 1) {
        printf("Eva: %d\n",
               saca(eva, monedas));
    }
    printf("Quedan: %d\n", *eva);
    return EXIT_SUCCESS;
}
