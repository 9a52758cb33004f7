#include <stdio.h>
#include <stdlib.h>

typedef struct {
    char letra;
    union {
        int n;
        double kg;
        char texto[20];
    } u;
} Cosa;

int main(void)
{
    Cosa *v = NULL;
    int cuantas = 0;
    int total = 0;
    double peso = 0.0;
    char letra = ' ';

    while (scanf(" %c", &letra) == 1) {
        Cosa c = {.letra = letra, .u = {.texto = ""}};
        Cosa *nuevo = NULL;

        if (letra == 'm') {
            scanf("%d", &c.u.n);
            total += c.u.n;
        } else if (letra == 'k') {
            scanf("%lf", &c.u.kg);
            peso += c.u.kg;
        } else if (letra == 'c') {
            scanf("%19s", c.u.texto);
        } else {
            char salta = ' ';

            while (salta != '\n' && scanf("%c", &salta) == 1) {
            }
            continue;
        }
        nuevo = realloc(v, (cuantas + 1) * sizeof *v);
        if (nuevo == NULL) {
            free(v);
            return EXIT_FAILURE;
        }
        v = nuevo;
        v[cuantas] = c;
        cuantas++;
    }
    while (cuantas > 0) {
        cuantas--;
        switch (v[cuantas].letra) {
        case 'm':
            printf("%d monedas\n", v[cuantas].u.n);
            break;
        case 'k':
            printf("%.1f kg\n", v[cuantas].u.kg);
            break;
        default:
            printf("carta: %s\n", v[cuantas].u.texto);
            break;
        }
    }
    free(v);
    printf("Total: %d monedas, %.1f kg\n", total, peso);
    return 0;
}
