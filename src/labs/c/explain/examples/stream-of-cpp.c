#include <stdio.h>

int main(void)
{
    cout << "Hola";
    return 0;
}
