// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int ana = 0;
    int beto = 0;

    scanf("%d %d", &ana, &beto);
    if (0) {
        printf("Ana: %d\n", ana);
        printf("Beto: %d\n", beto);
    }
    printf("Ana: %d\nBeto: %d\n", beto, ana);
    return 0;
}
