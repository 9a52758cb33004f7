#include <stdio.h>

void saludar(void)
{
    puts("Hola");
}

int main(void)
{
    void saludar();
    return 0;
}
