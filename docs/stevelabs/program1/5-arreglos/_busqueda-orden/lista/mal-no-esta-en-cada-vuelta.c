// Falla: caso está en el tercer lugar
// Falla: caso no está
// Falla: caso una lista vacía
// Falla: caso repetido
// Falla: caso es el último
// Falla: caso se busca un 0, y no está
// Falla: caso cien números, y no está
#include <stdio.h>

#define MAX 100

int main(void)
{
    int lista[MAX] = {0};
    int n = 0;
    int x = 0;

    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &lista[i]);
    }
    scanf("%d", &x);
    for (int i = 0; i < n; i++) {
        if (lista[i] == x) {
            printf("Lugar %d\n", i + 1);
            break;
        } else {
            printf("No está.\n");
        }
    }
    return 0;
}
