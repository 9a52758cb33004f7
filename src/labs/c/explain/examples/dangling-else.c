#include <stdio.h>

int main(void)
{
    int edad = 20, miembro = 1;
    if (edad > 17)
        if (miembro)
            printf("Socia adulta\n");
    else
        printf("Menor\n");
    return 0;
}
