// Falla: no compila
#include <stdio.h>

int main(void)
{
    int cofres = 0;
    int vistos = 0;

    scanf("%d", &cofres);
    for (int i = 0; i < cofres; i++) {
        int total = 0;
        int oro = 0;

        scanf("%d", &oro);
        total = total + oro;
        vistos = vistos + 1;
        printf("Cofre %d: %d\n", vistos, oro);
    }
    printf("Total: %d\n", total);
    return 0;
}
