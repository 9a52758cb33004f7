#include <stdio.h>

int main(void)
{
    string nombre = "Ana";
    printf("%s\n", nombre);
    return 0;
}
