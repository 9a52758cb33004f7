// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int ana = 0;
    int beto = 0;

    scanf("%d %d", &ana, &beto);

    int a = beto;
    int b = ana;
    {
        int ana = a;
        int beto = b;
        printf("Ana: %d\n", ana);
        printf("Beto: %d\n", beto);
    }
    return 0;
}
