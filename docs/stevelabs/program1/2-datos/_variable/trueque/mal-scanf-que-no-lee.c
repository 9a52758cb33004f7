// Falla: exige intactas:scanf
#include <stdio.h>

int main(void)
{
    int ana = 0;
    int beto = 0;

    if (0)
        scanf("%d %d", &ana, &beto);
    scanf("%d %d", &beto, &ana);

    printf("Ana: %d\n", ana);
    printf("Beto: %d\n", beto);
    return 0;
}
