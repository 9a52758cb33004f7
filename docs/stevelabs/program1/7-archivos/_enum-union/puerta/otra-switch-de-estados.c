#include <stdio.h>

typedef enum { CERRADA, ABIERTA, ROTA } Puerta;

void escribe(Puerta p)
{
    switch (p) {
    case CERRADA:
        printf("cerrada\n");
        break;
    case ABIERTA:
        printf("abierta\n");
        break;
    case ROTA:
        printf("rota\n");
        break;
    }
}

int main(void)
{
    Puerta p = CERRADA;
    char letra[2] = "";

    while (scanf("%1s", letra) == 1) {
        char o = letra[0];

        switch (p) {
        case CERRADA:
            if (o == 'a') {
                p = ABIERTA;
            } else if (o == 'p') {
                p = ROTA;
            }
            break;
        case ABIERTA:
            if (o == 'c') {
                p = CERRADA;
            }
            break;
        case ROTA:
            break;
        }
        if (o == 'a' || o == 'c' || o == 'p') {
            escribe(p);
        }
    }
    return 0;
}
