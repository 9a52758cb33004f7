// Falla: caso el 12
// Falla: caso ningún uno
// Falla: caso el bit 0
// Falla: caso un uno y diez ceros
// Falla: caso unos separados
// Falla: caso el bit 31
// Falla: caso todos a 1
// mal: el bit 32 no existe
#include <stdio.h>

int main(void)
{
    unsigned n = 0;
    int count = 0;
    int highest = -1;

    scanf("%u", &n);
    for (int i = 0; i <= 32; i++) {
        if ((n & (1u << i)) != 0) {
            count++;
            highest = i;
        }
    }
    printf("%d %d\n", count, highest);
    return 0;
}
