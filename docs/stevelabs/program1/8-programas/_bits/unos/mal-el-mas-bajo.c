// Falla: caso el 12
// Falla: caso unos separados
// Falla: caso todos a 1
// mal: hacia abajo, el último que se guarda es el más bajo
#include <stdio.h>

int main(void)
{
    unsigned n = 0;
    int count = 0;
    int highest = -1;

    scanf("%u", &n);
    for (int i = 31; i >= 0; i--) {
        if ((n & (1u << i)) != 0) {
            count++;
            highest = i;
        }
    }
    printf("%d %d\n", count, highest);
    return 0;
}
