#include <stdio.h>

int main(void)
{
    FILE archivo = fopen("notas.txt", "r");

    return 0;
}
