// Falla: caso cuatro cofres
// Falla: caso un solo cofre
// Falla: caso el mejor es el último, y sobra un número
// Falla: caso la media lleva decimales
#include <stdio.h>

int main(void)
{
    int n = 0;
    int total = 0;
    int mejor = 0;

    scanf("%d", &n);
    for (int i = 1; i < n; i++) {
        int oro = 0;

        scanf("%d", &oro);
        total += oro;
        if (oro > mejor) {
            mejor = oro;
        }
    }
    printf("Total: %d\n", total);
    printf("Mejor: %d\n", mejor);
    printf("Media: %.1f\n",
           (double)total / n);
    return 0;
}
