#include <termios.h>

int main(void)
{
    return 0;
}
