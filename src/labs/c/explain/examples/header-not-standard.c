#include <conio.h>

int main(void)
{
    return 0;
}
