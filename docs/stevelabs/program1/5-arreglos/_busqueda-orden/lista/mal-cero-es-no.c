// Falla: caso es el primero
// mal: el índice 0 dice a la vez que es el primero y que no está
#include <stdio.h>

#define MAX 100

int main(void)
{
    int lista[MAX] = {0};
    int n = 0;
    int x = 0;
    int indice = 0;

    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &lista[i]);
    }
    scanf("%d", &x);
    for (int i = 0; i < n; i++) {
        if (lista[i] == x) {
            indice = i;
            break;
        }
    }
    if (indice > 0) {
        printf("Lugar %d\n", indice + 1);
    } else {
        printf("No está.\n");
    }
    return 0;
}
