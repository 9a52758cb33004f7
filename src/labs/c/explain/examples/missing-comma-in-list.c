#include <stdio.h>

int main(void)
{
    const char *dias[] = {"lunes", "martes" "jueves", "viernes"};
    printf("%s\n", dias[0]);
    return 0;
}
