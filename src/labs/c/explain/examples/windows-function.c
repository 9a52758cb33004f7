#include <stdio.h>

int main(void)
{
    puts("Hola");
    getch();
    return 0;
}
