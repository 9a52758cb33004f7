#include <stdio.h>

int son_iguales(const char *uno, const char *otra)
{
    return uno == otra;
}

int main(void)
{
    char primero[] = "luna";
    char segundo[] = "luna";

    printf("%d\n", son_iguales(primero, segundo));
    return 0;
}
