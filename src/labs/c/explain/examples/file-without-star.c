#include <stdio.h>

int main(void)
{
    FILE file = fopen("notas.txt", "r");

    return 0;
}
